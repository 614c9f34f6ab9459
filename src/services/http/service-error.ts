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
 * - `LoadError`: the client's own code could not be fetched.
 */
export type ServiceErrorName =
  | 'HttpError' | 'NetworkError' | 'ParseError' | 'AbortError' | 'NotSignedInError' | 'SignedOutError' | 'BusyError' | 'ArgumentError' | 'LoadError'
  | (string & {});

/**
 * The error of every service call (interface 5). The specification's "throw the response" is `response`: the raw answer, its
 * body not yet read, so that a caller can read it. (Realms calls throw that response itself.)
 */
export class ServiceError extends Error {
  /**
   * @param name what kind of failure it is
   * @param endpoint the call's path template
   * @param message for a developer: what failed and what mends it
   * @param response the raw answer, if there was one
   * @param cause the error below, if any
   */
  constructor(
    override readonly name: ServiceErrorName,
    readonly endpoint: string,
    message: string,
    readonly response?: Response,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  /** The answer's HTTP status; undefined when there was no answer. */
  get status(): number | undefined {
    return this.response?.status;
  }
}
