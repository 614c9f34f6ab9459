import type { Row } from '../route';

/**
 * The kind of a failed call:
 * - `HttpError`: the response has an error status.
 * - `NetworkError`: the response is missing or incomplete.
 * - `ParseError`: the response's body isn't JSON.
 * - `AbortError`, or the name of the signal's `reason`: the caller's signal aborted.
 * - `NotSignedInError`: the call needs a token, and nobody is signed in; nothing was sent.
 * - `SignedOutError`: the session ended during the call, so the answer was dropped.
 * - `BusyError`: another call of the same kind is pending; nothing was sent.
 * - `ArgumentError`: an argument or an endpoint can't be sent; nothing was sent.
 * - `LoadError`: the call's code didn't load; nothing was sent.
 * - `BalanceError`: the balance's status never became Success.
 */
export type ServiceErrorName =
  | 'HttpError'
  | 'NetworkError'
  | 'ParseError'
  | 'AbortError'
  | 'NotSignedInError'
  | 'SignedOutError'
  | 'BusyError'
  | 'ArgumentError'
  | 'LoadError'
  | 'BalanceError'
  | (string & {});

export interface ServiceErrorOptions {
  readonly response?: Response;
  readonly cause?: unknown;
}

/**
 * The error of every failed service call (interface 5). If a response arrived, `response` has an unread body. Realms
 * calls throw the `Response` (SVC-8).
 */
export class ServiceError extends Error {
  // Don't add `declare`, because a real field keeps `name` assignable if the page has frozen `Error.prototype`.
  override readonly name!: ServiceErrorName;
  /** The call's path template, as in telemetry. For a `LoadError`, the method, such as `store.entitlements`. */
  declare readonly endpoint: string;
  declare readonly response?: Response;

  constructor(name: ServiceErrorName, endpoint: string, message: string, options: ServiceErrorOptions = {}) {
    super(message, options);
    Object.assign(this, { name, endpoint, response: options.response });
  }

  /** The HTTP status; undefined without a response. */
  get status(): number | undefined {
    return this.response?.status;
  }

  copy(message = this.message): ServiceError {
    return new ServiceError(this.name, this.endpoint, message, {
      response: this.response?.clone(),
      cause: this.cause ?? this,
    });
  }
}

export const endpointOf = ({ path, telemetry = path }: Row): string => telemetry;

export const createServiceError = (
  route: Row,
  name: ServiceErrorName,
  message: string,
  options?: ServiceErrorOptions,
): ServiceError => {
  const endpoint = endpointOf(route);
  return new ServiceError(name, endpoint, `${route.method ?? 'GET'} ${endpoint}: ${message}`, options);
};

/** @param file the chunk's path in the build's folder, without the extension */
export const createLoadError = (endpoint: string, file: string, cause: unknown): ServiceError =>
  new ServiceError(
    'LoadError',
    endpoint,
    `${endpoint}: ${file} did not load. Publish the whole build, and allow it in script-src.`,
    { cause },
  );
