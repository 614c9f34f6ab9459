import type { Route } from '../../../src/services/route';
import type { Refusal } from './refusal';

/**
 * A refusal in the words of the service behind the endpoint: Zendesk's `error` and `description`, the profile's five
 * fields, the catalog's and the Xbox host's; `code` and `message` elsewhere.
 *
 * @param at the route's endpoint; undefined where no route has the path
 */
export const errorBody = (at: Route['at'] | undefined, path: string, { code, message, details }: Refusal): unknown => {
  switch (at) {
    case 'helpCentre':
    case 'support':
      return { error: code, description: message, ...(details && { details }) };
    case 'profile':
    case 'entitlements':
      return { path, errorType: code, error: code, errorMessage: message, developerMessage: message };
    case 'catalog':
      return {
        code,
        data: [],
        details: [],
        innererror: { code, data: [], details: [], message, source: 'sandbox' },
        message,
        source: 'sandbox',
      };
    case 'xboxProfile':
      return { code, source: 'sandbox', description: message, traceInformation: null };
    default:
      return { code, message, ...(details && { details }) };
  }
};
