import type { Route } from '../../../src/services/route';

/** What a call is refused with. The body's shape is that of the service that the call belongs to. */
export class Refusal extends Error {
  /**
   * @param code the service's own word for it: `RecordNotFound`, `InsufficientFunds`
   * @param message for a developer: what is wrong and what mends it
   * @param details Zendesk's `details`, where the call is one of its
   * @param headers beside the usual: `Retry-After`
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details?: Readonly<Record<string, readonly unknown[]>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

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
