// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { explain } from '../../../cli/match/explain';
import { compileExperiment } from '../../../src/experiments/engine/compile-experiment';
import { parseConfig } from '../../../src/experiments/engine/config';
import { inputLimit } from '../../../src/experiments/engine/is-catastrophic';
import { limits } from '../../../src/experiments/engine/limits';
import fc from '../../fast-check';
import { anyExperiment, anyTarget } from './arbitraries';

const explained = (targeting: object, url: string) =>
  explain(
    parseConfig({ experiments: { x: { flights: { targeting: { domain: 'x.example', ...targeting } } } } })
      .experiments[0]!,
    new URL(url),
  );

describe('an explanation', () => {
  it.each([
    [
      { domain: 'y.example', url: { include: '/' } },
      'https://x.example/',
      'domain',
      'the domain is x.example, not y.example',
      undefined,
    ],
    [{ domain: '', url: { include: '/' } }, 'https://x.example/', 'domain', 'it names no domain', undefined],
    [{}, 'https://x.example/', 'url-include', 'it has no url.include, so it runs nowhere', undefined],
    [
      { url: { include: '/b+' } },
      'https://x.example/abb',
      'url-include',
      'the path does not match url.include /b+',
      undefined,
    ],
    [
      { url: { include: ['^/b', '^/c'] } },
      'https://x.example/abb',
      'url-include',
      'the path does not match url.include ^/b or ^/c',
      undefined,
    ],
    [
      { url: { include: ['^/c', 'b+'] } },
      'https://x.example/abb',
      'match',
      'url.include b+ matches the path, and nothing speaks against it',
      'bb',
    ],
    [
      { url: { include: '/', exclude: ['c', 'b'] } },
      'https://x.example/abb',
      'url-exclude',
      'url.exclude b matches the path',
      'b',
    ],
    [
      { url: { include: '/' }, search: { include: 'a=1' } },
      'https://x.example/',
      'search-include',
      'the query is empty and does not match search.include a=1',
      undefined,
    ],
    [
      { url: { include: '/' }, search: { exclude: 'a=' } },
      'https://x.example/?a=1',
      'search-exclude',
      'search.exclude a= matches the query',
      'a=',
    ],
    [
      { url: { include: ['^/', '^(a+)+$'] } },
      'https://x.example/',
      'url-include',
      'url.include is refused: Error: unsafe pattern ^(a+)+$',
      undefined,
    ],
    [
      { url: { include: '/', exclude: '(' } },
      'https://x.example/',
      'url-exclude',
      expect.stringMatching(/^url\.exclude is refused: SyntaxError: .*\(/),
      undefined,
    ],
    [
      { url: { include: '^/' } },
      `https://x.example/${'a'.repeat(limits.input)}`,
      'url-include',
      'the path is too long for url.include ^/',
      undefined,
    ],
    // A pattern as `match` lets it through took 28 seconds on a text that the engine had passed over.
    [
      { url: { include: '^.*.*.*x' } },
      `https://x.example/${'a'.repeat(limits.input)}`,
      'url-include',
      'the path is too long for url.include ^.*.*.*x',
      undefined,
    ],
    [
      { url: { include: '^/' }, search: { exclude: 'b' } },
      `https://x.example/?${'a'.repeat(limits.input)}`,
      'search-exclude',
      'the query is too long for search.exclude b',
      undefined,
    ],
  ])('of %j on %s', (targeting, url, reason, sentence, matched) => {
    const { span, text, ...rest } = explained(targeting, url);
    expect(rest).toMatchObject({ reason, sentence });
    expect(span && text.slice(...span)).toBe(matched);
  });

  it('gives the reason that the engine gives, whatever the patterns', () => {
    fc.assert(
      fc.property(anyExperiment, anyTarget, (experiment, url) => {
        expect(explain(experiment, url).reason).toBe(compileExperiment(experiment, inputLimit)(url));
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
