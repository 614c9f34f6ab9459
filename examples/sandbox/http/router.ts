import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { decode } from './params';

/** Where a request leads. */
export interface Match {
  readonly route: Route;
  /** By the template's names, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The path holds `auth/` where the template has it. */
  readonly signedIn: boolean;
}

interface Entry {
  readonly route: Route;
  readonly pattern: RegExp;
  /** Parameters that always have the same text: what tells routes of one path apart. */
  readonly fixed: readonly string[];
  /** How much of the path is literal. */
  readonly literal: number;
}

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const entryOf = (route: Route): Entry => {
  const { path, query = '' } = route;
  const pattern = path
    .split(/(\{\w+\}|\[auth\/\])/)
    .map((part) =>
      part === '[auth/]' ? '(?<auth>auth/)?' : part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : quote(part),
    )
    .join('');
  return {
    route,
    pattern: RegExp(`^${pattern}$`),
    fixed: query.split(' ').filter((one) => one.includes('=')),
    literal: path.replace(/\{\w+\}|\[auth\/\]/g, '').length,
  };
};

/** The whole route table, the most literal paths first: `/a/search` goes before `/a/{id}`. */
const entries: readonly Entry[] = Object.values(routes)
  .flatMap((rows) => Object.values<Route>(rows).map(entryOf))
  .sort((a, b) => b.literal - a.literal || b.fixed.length - a.fixed.length);

const fits = ({ fixed }: Entry, query: URLSearchParams) =>
  fixed.every((one) => {
    const at = one.indexOf('=');
    return query.get(one.slice(0, at)) === one.slice(at + 1);
  });

/**
 * Finds a request's route. Among several of one path the one counts whose fixed query is there.
 *
 * @param path as it came, encoded, without the query
 * @returns the match; `allowed`, the methods that the path takes, where the method is none of them; undefined for no
 *   path of
 *   the table
 */
export const matchRoute = (
  method: string,
  path: string,
  query: URLSearchParams,
): Match | { readonly allowed: readonly string[] } | undefined => {
  const here = entries.flatMap((entry) => {
    const match = entry.pattern.exec(path);
    return match ? [{ entry, groups: match.groups ?? {} }] : [];
  });
  if (!here.length) return undefined;
  // What a server answers to GET it answers to HEAD, without the body.
  const same = here.filter(({ entry }) => entry.route.method === (method === 'HEAD' ? 'GET' : method));
  // A route whose fixed query is missing is still the path's: its handler says what is wrong.
  const found = same.find(({ entry }) => fits(entry, query)) ?? same[0];
  if (!found) return { allowed: [...new Set(here.map(({ entry }) => entry.route.method))] };
  const { auth, ...params } = found.groups;
  return {
    route: found.entry.route,
    signedIn: !!auth,
    params: Object.fromEntries(Object.entries(params).map(([key, value = '']) => [key, decode(value)])),
  };
};
