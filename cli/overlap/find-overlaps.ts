import type { Experiment } from '../../src/experiments/engine/config';
import type { Problem } from '../../src/experiments/engine/problem';
import { witnessFinder } from './witness';

export interface Overlap {
  readonly a: Experiment;
  readonly b: Experiment;
  /** A URL that both experiments match. Undefined if Cobble can't derive one from the patterns. */
  readonly witness: string | undefined;
  readonly sharedFlights: readonly string[];
  readonly sharedFiles: readonly string[];
}

/** Finds pairs of experiments that may run on the same page. */
export const findOverlaps = (
  experiments: readonly Experiment[],
  onPair: (pair: number) => void,
  onProblem?: (problem: Problem) => void,
): Overlap[] => {
  const witnessOf = witnessFinder(experiments, onProblem);
  const found: Overlap[] = [];
  let pair = 0;
  experiments.forEach((a, first) => {
    experiments.slice(first + 1).forEach((b, offset) => {
      onPair(pair++);
      const witness = witnessOf(first, first + 1 + offset);
      if (witness !== null) found.push({ a, b, witness, ...shared(a, b) });
    });
  });
  return found;
};

const shared = (a: Experiment, b: Experiment): Pick<Overlap, 'sharedFlights' | 'sharedFiles'> => ({
  sharedFlights: common(flightsOf(a), flightsOf(b)),
  sharedFiles: common(filesOf(a), filesOf(b)),
});

const common = (first: readonly string[], second: readonly string[]): string[] => [
  ...new Set(first.filter((each) => second.includes(each))),
];

const flightsOf = ({ setup }: Experiment): string[] => setup.map(({ flight }) => flight);

const filesOf = ({ setup }: Experiment): string[] => setup.flatMap(({ js, css }) => [...js, ...css]);
