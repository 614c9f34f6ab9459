import { CliError } from '../io/errors';

/** Rejects file arguments if an option only prints a list, because unchecked files would seem to pass. */
export const refuseBesideList = (option: string, files: readonly string[], format: string): void => {
  const [file] = files;
  if (file !== undefined)
    throw new CliError(`${option} can't be combined with the file ${file}`, `Remove ${option} or the file.`);
  if (format !== 'text' && format !== 'json')
    throw new CliError(`${option} doesn't support --format ${format}`, 'Use text or json.');
};
