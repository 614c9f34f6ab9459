import fc from '../fast-check';

/** Some of these escapes are invalid, and some need Annex B of ECMAScript. */
const ESCAPES = [
  ...['k', 'k<', 'k<a>', 'k<n>', 'c', 'cA', 'ca', 'cé', 'c1', 'CA', 'x', 'x6', 'x61', 'X61', 'u', 'u006', 'u0061'],
  ...['U0061', 'u{61}', '0', '00', '01', '1', '2', '8', '9', '12', '18', '377', 'a', 'A', 'z', 'Z', 'h', 'G', 'q', 'p'],
  ...['p{L}', 'P{L}', '-', '_', '/', '.', '\\', '[', ']', '(', ')', '{', '}', '|', 'd', 'D', 'w', 'W', 's', 'S', 'n'],
].map((text) => `\\${text}`);

const CLASSES = [
  ...[
    '[a]',
    '[^a]',
    '[ab]',
    '[k<]',
    '[\\k]',
    '[\\1]',
    '[\\8]',
    '[\\c]',
    '[\\cA]',
    '[\\c1]',
    '[\\b]',
    '[\\B]',
    '[\\d-a]',
  ],
  ...['[a-\\d]', '[a\\]b]', '[\\]', '[[:alpha:]]', '[]', '[^]', '[\\\\]', '[(a|a)*]', '[\\-a]', '[^\\x61]', '[\\x]'],
  ...['[\\u0061-\\u007a]', '[\\X61]', '[[a]', '[|]', '[)]', '[a-z]', '[/.]', '[\\0]', '[\\01]', '[\\_]', '[{]'],
];

const LITERALS = [
  ...'aaabbk/-xcu18<>{}]:=!,AX%',
  '{1',
  '{,2}',
  '{a}',
  '{1,',
  'aa',
  'ab',
  '61',
  'é',
  '.',
  '.',
  '^',
  '$',
];

const atom = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...LITERALS) },
  { weight: 3, arbitrary: fc.constantFrom(...ESCAPES) },
  { weight: 2, arbitrary: fc.constantFrom(...CLASSES) },
  { weight: 1, arbitrary: fc.constantFrom('\\b', '\\B') },
);

const quantifier = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  {
    weight: 4,
    arbitrary: fc.constantFrom('*', '+', '?', '*?', '{2}', '{0,3}', '{1,}', '{2}?', '{0}', '{,2}', '{2', '{12}'),
  },
);

/** Atoms with few different letters, so that a pattern often matches the same text in two ways. */
const nearAtom = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('a', 'a', 'b', '/', '.', '[ab]', '[^b]', '\\w', '\\x61', 'ab') },
  { weight: 1, arbitrary: fc.constantFrom('(?:|)', '(?:\\b|)', '(?:a|)', '(?:a?|)', '(?:(?=a)|)', '(?:^|)') },
  { weight: 1, arbitrary: fc.constantFrom(...LITERALS, ...ESCAPES, ...CLASSES, '\\b', '(?=a)', '(?!b)', '\\1') },
);

const groupQuantifier = fc.constantFrom('', '*', '+', '*', '+', '?', '*?', '{2}', '{0,3}', '{1,}', '{12}', '{2,30}');

const OPENINGS = ['(', '(', '(?:', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<n>', '(?<m>', '(?<é>', '(?i:', '(?-i:'];

interface Pieces {
  atom: fc.Arbitrary<string>;
  openings: readonly string[];
  quantifier: fc.Arbitrary<string>;
  depth: number;
}

const patternOf = ({ atom, openings, quantifier: ofGroup, depth }: Pieces): fc.Arbitrary<string> =>
  fc.letrec<{ sequence: string; piece: string; pattern: string }>((tie) => ({
    piece: fc.oneof(
      { depthSize: 'small', maxDepth: depth, withCrossShrink: true },
      { weight: 5, arbitrary: fc.tuple(atom, quantifier).map((parts) => parts.join('')) },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom(...openings), tie('pattern'), ofGroup)
          .map(([open, inside, times]) => `${open}${inside})${/^\(\?<[=!]/.test(open) ? '' : times}`),
      },
    ),
    sequence: fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
    pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((all) => all.join('|')),
  })).pattern;

/**
 * Covers the whole grammar, including Annex B: identity escapes, octal codes, references without a group, single
 * brackets and braces, invalid counts, repeated lookaheads. Half of the patterns consist of few letters, loops and
 * alternatives, so that many are exponential.
 */
export const anyOddPattern: fc.Arbitrary<string> = fc.oneof(
  patternOf({ atom, openings: OPENINGS, quantifier, depth: 4 }),
  fc
    .tuple(
      fc.constantFrom('', '^', '^/'),
      patternOf({
        atom: nearAtom,
        openings: ['(', '(?:', '(?:', '(?=', '(?<=', '(?<n>'],
        quantifier: groupQuantifier,
        depth: 3,
      }),
      fc.constantFrom('', '$', 'b', '!', '>?$'),
    )
    .map((parts) => parts.join('')),
);
