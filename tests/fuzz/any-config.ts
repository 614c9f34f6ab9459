import fc from '../fast-check';
import { anyPattern } from '../unit/experiments/arbitraries';
import nastyPatterns from './nasty-patterns.json';

/** Patterns that are slow, too new, too long, broken or misleading. */
const nasty = [...nastyPatterns, 'a'.repeat(5000)];

const soup = fc
  .array(fc.constantFrom(...'()[]{}*+?|\\^$.-,/ab01<!=:'), { maxLength: 12 })
  .map((parts) => parts.join(''));

const pattern = fc.oneof(
  { weight: 6, arbitrary: anyPattern },
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: soup },
  { weight: 3, arbitrary: fc.constantFrom('^/', '/store', '[^/]$', 'a', '^/a') },
);

const patterns = fc.oneof(pattern, fc.array(pattern, { minLength: 1, maxLength: 3 }), fc.constantFrom('', [], ['']));

const flight = fc.constantFrom('f0', 'f1', 'f2', 'f3', '__proto__', 'AX:1', ' f4');

const files = fc.record(
  { js: fc.subarray(['/exp/a.js', '/exp/b.js']), css: fc.constantFrom<unknown>([], '/exp/a.css', ['/exp/b.css']) },
  { requiredKeys: [] },
);

export interface AnyExperiment {
  readonly name: string;
  readonly flights: {
    readonly targeting: { readonly domain: string } & {
      readonly [part in 'url' | 'search']?: { readonly [kind in 'include' | 'exclude']?: string | readonly string[] };
    };
    readonly setup?: Readonly<Record<string, unknown>>;
  };
}

/** Experiments with or without each member of interface 6. */
export const anyExperiment: fc.Arbitrary<AnyExperiment> = fc.record({
  name: fc.constantFrom('one', 'two', 'three', 'constructor', 'é', '1'),
  flights: fc.record(
    {
      targeting: fc.record(
        {
          domain: fc.constantFrom('a.example', 'a.example', 'A.Example', 'b.example', ''),
          url: fc.record(
            {
              include: fc.oneof(
                { weight: 2, arbitrary: patterns },
                { weight: 1, arbitrary: fc.constantFrom('^/', '.') },
              ),
              exclude: patterns,
            },
            { requiredKeys: ['include'] },
          ),
          search: fc.record({ include: patterns, exclude: patterns }, { requiredKeys: [] }),
        },
        { requiredKeys: ['domain', 'url'] },
      ),
      setup: fc.array(fc.tuple(flight, files), { maxLength: 3 }).map((all) => Object.fromEntries(all)),
    },
    { requiredKeys: ['targeting'] },
  ),
}) as fc.Arbitrary<AnyExperiment>;

const part = fc
  .array(
    fc.constantFrom('a', 'b', '/', 'ab', '/store', '-', '=', '1', '.', 'A', 'é', ' ', '%', '?', 'x'.repeat(2050)),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const query = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?a=1&b=ab',
    '?enableflights=f0,%20f9,other&x',
    '?disableflights=f1',
    '?enableflights=f2&disableallflights=true',
    '?%65nableflights=f1&a',
    '?disableallflights=TRUE&enableflights=f2&enableflights=f0',
    '?enableflights=__proto__',
  ),
  part.map((text) => `?${text}`),
);

export const anyUrl: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('a.example', 'a.example', 'b.example', 'A.EXAMPLE:8080'), part, query)
  .map(([host, path, search]) => `https://${host}/${path.replaceAll('?', '')}${search}`);

export const anyAssigned: fc.Arbitrary<string[]> = fc.shuffledSubarray(['f0', 'f1', 'f2', 'f9', '__proto__', 'AX:1']);
