import { CliError } from '../io/cli-error';

/**
 * Refuses what `--fix` can't write back, before anything is written.
 *
 * @throws CliError for an address
 */
export const canFix = (names: Iterable<string>): void => {
  for (const name of names)
    if (/^https?:\/\//i.test(name))
      throw new CliError(`--fix can't write to ${name}`, 'Save the page to a file, and mend that.');
};
