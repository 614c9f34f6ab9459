import { benchData } from '../bench/match/data';
import fc from '../fast-check';
import { anyPattern } from '../unit/experiments/arbitraries';

/** Nested groups with all kinds of repetition. */
const nested: fc.Arbitrary<string> = fc.letrec<{ piece: string; alternatives: string }>((tie) => ({
  piece: fc.oneof(
    { depthSize: 'small' },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom('a', 'b', '/', '[ab]', '[^/]', '.', '\\w', '-', 'ab'),
          fc.constantFrom('', '', '*', '+', '?', '{1,3}', '{2,}'),
        )
        .map((parts) => parts.join('')),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie('alternatives'), fc.constantFrom('', '*', '+', '?', '{2,}'))
        .map(([inside, times]) => `(${inside})${times}`),
    },
  ),
  alternatives: fc
    .array(
      fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')),
      { minLength: 1, maxLength: 2 },
    )
    .map((all) => all.join('|')),
})).alternatives;

const ended = fc
  .tuple(fc.constantFrom('^', '', '^/'), nested, fc.constantFrom('$', '', 'x$', 'x'))
  .map(([begin, inside, end]) => `${begin}(?:${inside})${end}`);

const isValid = (source: string): boolean => {
  try {
    return source !== '' && Boolean(new RegExp(source));
  } catch {
    return false;
  }
};

export const generatedPatterns = (): string[] => {
  const { config } = benchData({ experiments: 500, urls: 1 });
  const site = config.experiments.flatMap(
    ({
      flights: {
        targeting: { url, search },
      },
    }) => [url.include, url.exclude, search.include],
  );
  const odd = fc.sample(anyPattern, { numRuns: 900, seed: 11 });
  const groups = fc.sample(ended, { numRuns: 1400, seed: 12 });
  return [...new Set([...site, ...odd, ...groups])].filter(isValid);
};
