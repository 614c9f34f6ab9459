// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { calls } from '../../../examples/sandbox/calls/calls';
import type { Match } from '../../../examples/sandbox/http/router';
import { matchRoute } from '../../../examples/sandbox/http/router';
import type { Route } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';

const rows = Object.values(routes).flatMap((group) => Object.values<Route>(group));
const fixed = ({ query = '' }: Route) =>
  new URLSearchParams(
    query
      .split(' ')
      .filter((one) => one.includes('='))
      .join('&'),
  );

describe.each(rows.map((route) => [`${route.group}.${route.name}`, route] as const))('%s', (_, route) => {
  const values: Record<string, string> = {};
  const path = route.path.replace('[auth/]', '').replace(/\{(\w+)\}/g, (_, name: string) => {
    values[name] = `a ${name}/é`;
    return encodeURIComponent(values[name]);
  });

  it('is found by its own path, with its values decoded', () => {
    const match = matchRoute(route.method, path, fixed(route)) as Match;
    // Articles and server status differ by their query only.
    expect([match.route.group, match.route.name]).toEqual([route.group, route.name]);
    expect(match.params).toEqual(values);
    expect(match.signedIn).toBe(false);
  });

  it('has a handler', () => {
    expect((calls[route.group as keyof typeof calls] as Record<string, unknown>)[route.name]).toBeTypeOf('function');
  });
});

it('knows the signed-in path by its auth segment', () => {
  // SVC-6
  expect(matchRoute('GET', '/api/v1.0/en-us/auth/search', new URLSearchParams())).toMatchObject({
    signedIn: true,
    params: { locale: 'en-us' },
    route: { name: 'search' },
  });
});

it('takes the search for a search, not for an article of the locale "articles"', () => {
  // HLP-2
  expect(matchRoute('GET', '/help_center/articles/search', new URLSearchParams('query=a'))).toMatchObject({
    route: { rule: 'HLP-2' },
  });
});

it('says which methods a path takes, and knows no path with a part more or less', () => {
  expect(matchRoute('POST', '/locales', new URLSearchParams())).toEqual({ allowed: ['GET'] });
  for (const path of ['/locales/', '/locales/x', '/api/v1.0/locales', '/', '/api/v1.0/en-us/auth/auth/search'])
    expect(matchRoute('GET', path, new URLSearchParams())).toBeUndefined();
});
