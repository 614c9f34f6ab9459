import { CliError } from '../io/errors';

/**
 * Refuses what a list that is printed in the place of findings would leave without effect: files that nobody looked at
 * would pass.
 *
 * @param option what prints the list, as `--rules`
 * @throws CliError with files, or with a format that the list does not have
 */
export const refuseBesideList = (option: string, files: readonly string[], format: string): void => {
  const [file] = files;
  if (file !== undefined)
    throw new CliError(`${option} looks at no file, and ${file} is given`, `Leave ${option} out, or the file.`);
  if (format !== 'text' && format !== 'json')
    throw new CliError(`${option} has no --format ${format}`, 'Use text or json.');
};
