import { CliError } from '../io/errors';

/**
 * Arguments have no effect with an option that prints a list, and unchecked files would seem to pass.
 *
 * @param option `--rules`
 */
export const refuseBesideList = (option: string, files: readonly string[], format: string): void => {
  const [file] = files;
  if (file !== undefined)
    throw new CliError(`${option} looks at no file, and ${file} is given`, `Leave ${option} out, or the file.`);
  if (format !== 'text' && format !== 'json')
    throw new CliError(`${option} has no --format ${format}`, 'Use text or json.');
};
