/** Wrong usage, or unreadable or invalid input. Its message goes to stderr, and the command ends with its exit code. */
export class CliError extends Error {
  override readonly name = 'CliError';

  /**
   * @param message what is wrong: names the thing and its value
   * @param mend what to do about it
   * @param exitCode 2 for wrong usage and unreadable input, 1 for readable input that isn't valid
   */
  constructor(
    message: string,
    readonly mend?: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
  }
}
