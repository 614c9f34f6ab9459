/** An answer is missing, so the page's script renders the area. */
export class MissingAnswerError extends Error {
  override readonly name = 'MissingAnswerError';

  /** Compares names, because a process may load this module twice. */
  static is(error: unknown): boolean {
    return Object(error).name === 'MissingAnswerError';
  }
}
