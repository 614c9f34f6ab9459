import { didYouMean } from '../io/did-you-mean';
import { CliError } from '../io/errors';

/** Returns the requested widgets, by default all, in the order of `found`. */
export const chooseWidgets = <T extends { readonly name: string }>(
  found: readonly T[],
  requested: readonly string[] | undefined,
  option = '--widgets',
): readonly T[] => {
  if (requested === undefined) return found;
  const names = found.map(({ name }) => name);
  const all = `Available widgets: ${names.join(', ')}.`;
  if (requested.length === 0) throw new CliError(`${option} doesn't name a widget`, all);
  const unknown = requested.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const near = didYouMean(unknown, names);
    throw new CliError(`unknown widget '${unknown}'`, near ? `Did you mean ${near}?` : all);
  }
  return found.filter(({ name }) => requested.includes(name));
};
