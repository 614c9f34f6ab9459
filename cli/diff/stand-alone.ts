import type { Experiment } from '../../src/experiments/engine/config';

/**
 * Which experiments share neither their name nor a file with any other of the two configs: where they alone match,
 * nothing that one adds can be another's too.
 *
 * @returns for each experiment of each config, in its order
 */
export const standAlone = (
  before: readonly Experiment[],
  after: readonly Experiment[],
): Record<'before' | 'after', readonly boolean[]> => {
  const uses = new Map<string, number>();
  for (const each of [...before, ...after]) for (const key of keysOf(each)) uses.set(key, (uses.get(key) ?? 0) + 1);
  const isAlone = (each: Experiment): boolean => keysOf(each).every((key) => uses.get(key) === 1);
  return { before: before.map(isAlone), after: after.map(isAlone) };
};

const keysOf = ({ name, setup }: Experiment): string[] => [
  `name ${name}`,
  ...setup.flatMap(({ js, css }) => [...js.map((file) => `js ${file}`), ...css.map((file) => `css ${file}`)]),
];
