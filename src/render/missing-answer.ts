/** An answer wasn't given, or only a browser can read it: the area is left to the page's script. */
export class MissingAnswerError extends Error {
  override readonly name = 'MissingAnswerError';

  /** By name, as a process may load this module twice. */
  static is(error: unknown): boolean {
    return Object(error).name === 'MissingAnswerError';
  }
}
