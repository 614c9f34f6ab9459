/** The page's script renders the area. */
export class MissingAnswerError extends Error {
  override readonly name = 'MissingAnswerError';

  /** By name: a process may load this module twice. */
  static is(error: unknown): boolean {
    return Object(error).name === 'MissingAnswerError';
  }
}
