/** Wrong usage, or unreadable or invalid input. */
export class CliError extends Error {
  override readonly name = 'CliError';

  /**
   * @param message names what is wrong, and its value
   * @param mend how to fix it
   * @param exitCode 2, or 1 for readable input that isn't valid
   */
  constructor(
    message: string,
    readonly mend?: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
  }
}
