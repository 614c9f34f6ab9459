import { didYouMean } from '../io/did-you-mean';
import { CliError } from '../io/errors';

/**
 * Returns the widgets that `--widgets`, or another option, names, in the order in which they are found.
 *
 * @param asked undefined for all
 * @param option that names them
 * @throws CliError for a list without a name, and for an unknown name
 */
export const chooseWidgets = <T extends { readonly name: string }>(
  found: readonly T[],
  asked: readonly string[] | undefined,
  option = '--widgets',
): readonly T[] => {
  if (asked === undefined) return found;
  const names = found.map(({ name }) => name);
  const all = `The widgets are ${names.join(', ')}.`;
  if (asked.length === 0) throw new CliError(`${option} names no widget`, all);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const near = didYouMean(unknown, names);
    throw new CliError(`there is no widget '${unknown}'`, near ? `Did you mean ${near}?` : all);
  }
  return found.filter(({ name }) => asked.includes(name));
};
