// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { explain } from '../../../cli/match/explain';
import { compileExperiment } from '../../../src/experiments/engine/compile-experiment';
import { parseConfig } from '../../../src/experiments/engine/config';
import { inputLimit } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { limits } from '../../../src/experiments/engine/patterns/limits';
import fc from '../../fast-check';
import { testListing } from '../test-listing';
import { anyExperiment, anyTarget } from './arbitraries';

const explained = (targeting: object, url: string) =>
  explain(
    parseConfig({ experiments: { x: { flights: { targeting: { domain: 'x.example', ...targeting } } } } })
      .experiments[0]!,
    new URL(url),
  );

describe('an explanation', () => {
  // Each input is a targeting and a URL. Below it: the explanation » the matched text, if there is one.
  testListing(
    `
# domain
{ "domain": "y.example", "url": { "include": "/" } } https://x.example/
    the domain is x.example, not y.example
{ "domain": "", "url": { "include": "/" } } https://x.example/
    it has no domain

# url-include
{} https://x.example/
    it has no url.include, so it never runs
{ "url": { "include": "/b+" } } https://x.example/abb
    the path doesn't match url.include /b+
{ "url": { "include": ["^/b", "^/c"] } } https://x.example/abb
    the path doesn't match url.include ^/b or ^/c
{ "url": { "include": ["^/", "^(a+)+$"] } } https://x.example/
    url.include is rejected: Error: unsafe pattern ^(a+)+$
{ "url": { "include": "^/" } } https://x.example/LONG
    the path is too long for url.include ^/
// A pattern as "match" lets it through took 28 seconds on a text that the engine had passed over.
{ "url": { "include": "^.*.*.*x" } } https://x.example/LONG
    the path is too long for url.include ^.*.*.*x

# match
{ "url": { "include": ["^/c", "b+"] } } https://x.example/abb
    url.include b+ matches the path, and no exclude does » bb

# url-exclude
{ "url": { "include": "/", "exclude": ["c", "b"] } } https://x.example/abb
    url.exclude b matches the path » b

# search-include
{ "url": { "include": "/" }, "search": { "include": "a=1" } } https://x.example/
    the query is empty and doesn't match search.include a=1

# search-exclude
{ "url": { "include": "/" }, "search": { "exclude": "a=" } } https://x.example/?a=1
    search.exclude a= matches the query » a=
{ "url": { "include": "^/" }, "search": { "exclude": "b" } } https://x.example/?LONG
    the query is too long for search.exclude b
`,
    (expected, piece) => {
      const [, targeting, url] = /^(.*) (\S+)$/.exec(piece)!;
      const { reason, sentence, span, text } = explained(
        JSON.parse(targeting!),
        url!.replace('LONG', 'a'.repeat(limits.input)),
      );
      expect(reason).toBe(expected);
      return [[sentence, ...(span ? [text.slice(...span)] : [])]];
    },
  );

  it("quotes the browser's error for an invalid pattern", () => {
    const { reason, sentence, span } = explained({ url: { include: '/', exclude: '(' } }, 'https://x.example/');
    expect(reason).toBe('url-exclude');
    expect(sentence).toMatch(/^url\.exclude is rejected: SyntaxError: .*\(/);
    expect(span).toBeUndefined();
  });

  it("explains any pattern with the engine's reason", () => {
    fc.assert(
      fc.property(anyExperiment, anyTarget, (experiment, url) => {
        expect(explain(experiment, url).reason).toBe(compileExperiment(experiment, inputLimit)(url));
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
