import type { Route } from '../../../src/services/route';

/** An error response. `errorBody` formats it for the call's service. */
export class Refusal extends Error {
  /**
   * @param code the service's code: `RecordNotFound`, `InsufficientFunds`
   * @param details Zendesk's `details`
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

/** Formats an error's body for the endpoint's service. If the path is unknown, `at` is undefined. */
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
