/** Thrown if an answer is missing. The page's script then renders the area. */
export class MissingAnswerError extends Error {
  override readonly name = 'MissingAnswerError';

  /** Compares names instead of classes, because a process may load this module twice. */
  static is(error: unknown): boolean {
    return Object(error).name === 'MissingAnswerError';
  }
}
