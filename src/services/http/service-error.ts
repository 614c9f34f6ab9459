/**
 * What went wrong with a call:
 * - `HttpError`: an answer with a status that is not OK.
 * - `NetworkError`: no answer, or one that was cut.
 * - `ParseError`: an answer whose body is not JSON.
 * - `AbortError`, or the name of the signal's own reason: the caller's signal.
 * - `NotSignedInError`: the call needs a token and there is none; nothing was requested.
 * - `SignedOutError`: the session ended while the call was under way; its answer was dropped.
 * - `BusyError`: refused because one like it is still unresolved; nothing was requested.
 * - `ArgumentError`: an argument or an endpoint that can't be sent; nothing was requested.
 * - `LoadError`: the call's code did not come; nothing was requested.
 * - `BalanceError`: the balance's status was not Success to the end.
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

/**
 * The error of every service call (interface 5). The specification's "throw the response" is `response`: the raw
 * answer, its body not yet read, so that a caller can read it. (Realms calls throw that response itself.)
 */
export class ServiceError extends Error {
  declare readonly name: ServiceErrorName;
  /** The call's path template. */
  declare readonly endpoint: string;
  /** The raw answer, if there was one. */
  declare readonly response?: Response;

  /**
   * @param message for a developer: what failed and what mends it
   * @param cause the error below, if any
   */
  constructor(name: ServiceErrorName, endpoint: string, message: string, response?: Response, cause?: unknown) {
    super(message, { cause });
    Object.assign(this, { name, endpoint, response });
  }

  /** The answer's HTTP status; undefined when there was no answer. */
  get status(): number | undefined {
    return this.response?.status;
  }

  /** The same error for another caller, with a response whose body nobody has read. */
  copy(message = this.message): ServiceError {
    return new ServiceError(this.name, this.endpoint, message, this.response?.clone(), this.cause ?? this);
  }
}
