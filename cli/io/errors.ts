/** Wrong usage, or unreadable or invalid input. */
export class CliError extends Error {
  override readonly name = 'CliError';

  /**
   * @param advice the fix, printed after `Fix:`
   * @param exitCode 2, or 1 for readable but invalid input
   */
  constructor(
    message: string,
    readonly advice: string,
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
  }
}

export class ReadError extends CliError {
  /** @param reason the cause only; the message already names the input */
  constructor(
    input: string,
    readonly reason: string,
    advice: string,
  ) {
    super(`cannot read ${input}: ${reason}`, advice);
  }
}

export const must = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined)
    throw new Error(`${what} is missing. This is a bug in Cobble, please report it`);
  return value;
};

export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const unwritable = (name: string, error: unknown, advice: string): CliError =>
  new CliError(`cannot write ${name}: ${reasons[String(codeOf(error))] ?? messageOf(error)}`, advice);

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: "its folder doesn't exist, or a link is broken",
  EEXIST: "part of its path isn't a folder",
  ENOTDIR: "part of its path isn't a folder",
  EISDIR: 'it is a folder',
};
