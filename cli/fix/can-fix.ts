import { CliError } from '../io/cli-error';

/**
 * Refuses what `--fix` can't write back, before anything is written.
 *
 * @param format how findings are reported: of standard input they go beside the mended text, for people
 * @throws CliError for an address, and for standard input in a format for programs
 */
export const canFix = (names: ReadonlySet<string>, format: string): void => {
  // The text was on standard output, and the findings that a program waits for there were not.
  if (names.has('-') && format !== 'text')
    throw new CliError(
      `--fix - can't report as ${format}: the mended text takes standard output`,
      "Give --fix a file's name, or --format text.",
    );
  for (const name of names)
    if (/^https?:\/\//i.test(name))
      throw new CliError(`--fix can't write to ${name}`, 'Save the page to a file, and mend that.');
};
