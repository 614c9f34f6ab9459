import type { Target } from '../../../src/experiments/engine/compile-experiment';
import type { Experiment, RuleName } from '../../../src/experiments/engine/config';
import fc from '../../fast-check';

const atom = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', '/', 'ab', '/store', '-', '=', '1') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('.', '\\.', '\\w', '\\d', '[a-b]', '[^/]', '[/.]', '[a]', '\\/', '\\x61', '\\b', '\\S'),
  },
  { weight: 2, arbitrary: fc.constantFrom('^', '$') },
);

const quantifier = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constantFrom('*', '+', '?', '{2}', '{0}', '{0,1}', '{1,2}', '*?', '+?', '{1}') },
);

/** Random patterns, with assertions in the middle, empty alternatives, lookarounds, counts, and invalid syntax. */
export const anyPattern: fc.Arbitrary<string> = fc.letrec<{ sequence: string; piece: string; pattern: string }>(
  (tie) => ({
    piece: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      {
        weight: 8,
        arbitrary: fc
          .tuple(atom, quantifier)
          .map(([text, times]) => (/^[\^$]$|^\\b$/.test(text) ? text : text + times)),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<n>', '(?i:'), tie('pattern'), quantifier)
          .map(
            ([open, inside, times]) => `${open}${inside})${open.includes('<=') || open.includes('<!') ? '' : times}`,
          ),
      },
    ),
    sequence: fc.array(tie('piece'), { maxLength: 5 }).map((pieces) => pieces.join('')),
    pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((all) => all.join('|')),
  }),
).pattern;

const text = fc
  .array(fc.constantFrom('a', 'b', '/', 'ab', '/store', '-', '=', '1', '.', 'A', 'é', '\u0000', '\u0001', '\n', ' '), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const list = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 3,
    arbitrary: fc.array(
      anyPattern.filter((pattern) => pattern !== ''),
      { minLength: 1, maxLength: 2 },
    ),
  },
);

/** Only a few domains, so that experiments often match the random URLs. */
const domain = fc.constantFrom('a.example', 'b.example', '');

export const anyExperiment: fc.Arbitrary<Experiment> = fc.record({
  name: fc.string(),
  domain,
  rules: fc.record<Record<RuleName, readonly string[] | null>>({
    'url-include': list.map((patterns) => (patterns.length > 0 ? patterns : null)),
    'url-exclude': list,
    'search-include': list,
    'search-exclude': list,
  }),
  setup: fc.constant([]),
});

export const anyTarget: fc.Arbitrary<Target> = fc.record({
  hostname: domain,
  pathname: fc.oneof({ weight: 3, arbitrary: text.map((rest) => `/${rest}`) }, { weight: 1, arbitrary: text }),
  search: fc.oneof(
    fc.constant(''),
    text.map((rest) => `?${rest}`),
  ),
});
