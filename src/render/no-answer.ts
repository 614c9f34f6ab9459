/** What a call fails with whose answer was not given, or can be read in a browser alone: its area is left to the page. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  /** Two copies of this module may meet in one process. */
  static is(error: unknown): boolean {
    return Object(error).name === 'NoAnswer';
  }
}
