/** Wrong usage or unreadable input: the message goes to stderr, the command ends with exit code 2. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly exitCode = 2;

  /**
   * @param message what is wrong: names the thing and its value
   * @param mend what to do about it
   */
  constructor(
    message: string,
    readonly mend?: string,
  ) {
    super(message);
  }
}
