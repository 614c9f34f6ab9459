/** Wrong usage, unreadable or invalid input: the message goes to stderr, the command ends with the exit code. */
export class CliError extends Error {
  override readonly name = 'CliError';

  /**
   * @param message what is wrong: names the thing and its value
   * @param mend what to do about it
   * @param exitCode 2 for wrong usage and what can't be read, 1 for what can be read and doesn't hold
   */
  constructor(
    message: string,
    readonly mend?: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
  }
}
