/** Thrown if an answer is missing. Then the page's script renders the area. */
export class MissingAnswerError extends Error {
  override readonly name = 'MissingAnswerError';

  /** Compares names instead of classes, because a process may load this module twice. */
  static is(error: unknown): boolean {
    return Object(error).name === 'MissingAnswerError';
  }
}
