import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import { decode } from './params';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  /** Whether the path contains `auth/`, which is optional in the route's template. */
  readonly signedIn: boolean;
}

interface Entry {
  readonly route: Route;
  readonly pattern: RegExp;
  /** Constant query parameters, which distinguish routes with the same path. */
  readonly fixed: readonly string[];
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

/** Paths with more literal characters come first: `/a/search` precedes `/a/{id}`. */
const entries: readonly Entry[] = Object.values(routes)
  .flatMap((rows) => Object.values<Route>(rows).map(entryOf))
  .sort((a, b) => b.literal - a.literal || b.fixed.length - a.fixed.length);

const fits = ({ fixed }: Entry, query: URLSearchParams) =>
  fixed.every((one) => {
    const at = one.indexOf('=');
    return query.get(one.slice(0, at)) === one.slice(at + 1);
  });

/**
 * Finds a request's route. If several routes have the path, prefers one whose constant query parameters match.
 *
 * @param path the raw path, without the query string
 * @returns the match; only the `allowed` methods if `method` isn't supported; undefined for an unknown path
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
  // HEAD uses the route of GET.
  const same = here.filter(({ entry }) => entry.route.method === (method === 'HEAD' ? 'GET' : method));
  // If no constant query parameters match, use the first route. Its handler reports the error.
  const found = same.find(({ entry }) => fits(entry, query)) ?? same[0];
  if (!found) return { allowed: [...new Set(here.map(({ entry }) => entry.route.method))] };
  const { auth, ...params } = found.groups;
  return {
    route: found.entry.route,
    signedIn: !!auth,
    params: Object.fromEntries(Object.entries(params).map(([key, value = '']) => [key, decode(value)])),
  };
};
