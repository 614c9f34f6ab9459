import { readSource, type Source } from './read-source';
import { sourceAt } from './source-at';

/**
 * A module's text and those of all that it imports by relative paths, directly and through others; packages are not
 * followed.
 *
 * @param endsAt says of a module that is imported that what it imports is not followed
 * @returns texts by path, the module's own first
 * @throws Error for an import that is not there
 */
export const sourcesOf = (
  path: string,
  endsAt: (path: string) => boolean = () => false,
): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const follow = ({ path, text, imports }: Source, isFirst: boolean): void => {
    if (found.has(path)) return;
    found.set(path, text);
    if (!isFirst && endsAt(path)) return;
    for (const what of imports) follow(sourceAt(what, path), false);
  };
  const first = readSource(path);
  if (!first) throw Error(`${path} is not there`);
  follow(first, true);
  return found;
};
