/** Thrown for an invalid option. `cobble render` prints `problem` and `fix` separately. */
export class OptionError extends Error {
  override readonly name = 'OptionError';

  /** @param fix An instruction that begins with a verb */
  constructor(
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`cobble: ${problem}. Fix: ${fix}`);
  }
}

/** Doesn't use `instanceof`, because the package's renderer has its own copy of `OptionError`. */
export const isOptionError = (error: unknown): error is OptionError =>
  error instanceof Error && error.name === 'OptionError';
