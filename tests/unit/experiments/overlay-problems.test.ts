import { expect, it, vi } from 'vitest';
import { assignmentProblems } from '../../../src/experiments/overlay/assignment-problems';
import { domainProblems } from '../../../src/experiments/overlay/domain-problems';
import { type Request, requestProblem } from '../../../src/experiments/overlay/request-problem';

const visitor = vi.hoisted(() => ({ values: {} as Record<string, string> }));
vi.mock(import('../../../src/experiments/page/assignment'), async (original) => ({
  ...(await original()),
  environment: () => visitor.values as never,
}));

const url = 'https://cdn.example/config.json';
const settings = { locale: 'en-us', experiments: { configUrl: url } };
const nothing = { warned: new Set<string>(), blocked: new Set<string>() };

const failure = (reason: string, { name = 'config', blocked = [] as string[] } = {}) =>
  requestProblem({ name, url } as Request, { warned: new Set([`${url}: ${reason}`]), blocked: new Set(blocked) });

// The browsers' messages for the same cause differ.
it.each([
  ['SyntaxError: Unexpected token \'<\', "<!doctype "... is not valid JSON', 'is an HTML page, not JSON.'],
  [
    'SyntaxError: JSON.parse: unexpected character at line 1 column 1 of the JSON data',
    'is probably an HTML page, not JSON.',
  ],
  ["SyntaxError: JSON Parse error: Unrecognized token '<'", 'is probably an HTML page, not JSON.'],
  ['SyntaxError: Unexpected token \'<\', "{ "a": < }" is not valid JSON', "isn't valid JSON: Unexpected token '<'"],
  ['SyntaxError: Unexpected end of JSON input', "isn't valid JSON: Unexpected end of JSON input."],
  ['TimeoutError: signal timed out', "didn't answer within 6 seconds."],
  ['503', 'answered 503.'],
  ['TypeError: Failed to fetch', "couldn't be fetched. It is on another origin"],
])('describes the failed request "%s"', (reason, what) => {
  expect(failure(reason)?.what).toContain(`The config ${url} ${what}`);
});

it.each([
  ['404', 'publish it there, or correct experiments.assignmentUrl'],
  ['403', 'without signing in'],
  ['405', 'let it accept POST requests'],
  ['502', "the server's log"],
])('explains how to fix an assignment that answers %s', (status, fix) => {
  expect(failure(status, { name: 'assignment' })?.fix).toContain(fix);
});

it('reports a blocked request as blocked only if the policy blocked it', () => {
  const reason = 'TypeError: NetworkError when attempting to fetch resource.';
  expect(failure(reason, { blocked: [url] })).toEqual({
    what: `The config ${url} is blocked by the page's Content-Security-Policy.`,
    fix: 'add https://cdn.example to connect-src.',
  });
  expect(failure(reason, { blocked: ['https://cdn.example/other.json'] })?.what).toContain('(CORS)');
});

it('finds no problem in a request that succeeded, even if its encoding is wrong', () => {
  expect(requestProblem({ name: 'config', url }, nothing)).toBeUndefined();
  expect(failure('not UTF-8')).toBeUndefined();
});

it.each([
  ['shop.example', ['www.example.net', 'shop.example'], undefined],
  [
    'shop.exampel',
    ['a.example', 'shop.example'],
    'open the page on shop.example, or correct the domain to "shop.exampel".',
  ],
  ['shop.example', ['https://shop.example/'], 'write only the host: "domain": "shop.example".'],
  ['localhost', ['shop.example'], 'to try them here, run cobble serve --as shop.example.'],
  ['shop.example', [''], 'add "domain": "shop.example" to its targeting.'],
])('explains on %s, given the domains %j: %s', (hostname, domains, fix) => {
  expect(domainProblems(domains, hostname)[0]?.fix).toBe(fix);
});

// EXP-3
it.each(['language', 'platform', 'browser', 'domain'])('names the missing value %s of the assignment', (name) => {
  visitor.values = { sessionId: 'x', region: 'x', [name]: '' };
  expect(assignmentProblems({ assigned: undefined, settings, ...nothing })).toEqual([
    { what: expect.stringContaining(`the assignment needs "${name}"`), fix: expect.stringMatching(/^[a-z].+\.$/) },
  ]);
});
