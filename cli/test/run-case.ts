import type { Experiment } from '../../src/experiments/engine/config';
import { evaluator } from '../match/evaluate';
import { explainUrl } from '../match/explain';
import type { Case } from './case-file';

/** One expectation that did not hold. */
export interface Difference {
  what: 'experiments' | 'on' | 'scripts' | 'styles';
  expected: readonly string[];
  got: readonly string[];
}

/** What came of a case. */
export interface CaseResult {
  /** The file of cases. */
  file: string;
  test: Case;
  ok: boolean;
  /** What came out; undefined when the case could not run. */
  got: Readonly<Record<Difference['what'], readonly string[]>> | undefined;
  differences: Difference[];
  /** Why the case could not run. */
  fault?: string;
  /** Of experiments that matched or missed against expectation, which rule decided. */
  why: string[];
}

const NO_SWITCHES = { enable: [], disable: [], disableAll: false };

/**
 * Runs one case with the page's own engine. `experiments` and `on` compare as sets, `scripts` and `styles` in order.
 */
export const runCase = (file: string, test: Case, experiments: readonly Experiment[]): CaseResult => {
  const found = evaluator(experiments, { assigned: test.flights, switches: NO_SWITCHES })(test.url);
  if (!found) {
    const fault = `the URL can't be parsed: ${test.url}`;
    return { file, test, ok: false, got: undefined, differences: [], fault, why: [] };
  }
  const got = {
    experiments: found.outcome.matched.map(({ name }) => name),
    on: found.outcome.on,
    scripts: found.outcome.scripts,
    styles: found.outcome.styles,
  };
  const differences = (['experiments', 'on', 'scripts', 'styles'] as const).flatMap((what): Difference[] => {
    const expected = test.expect[what];
    if (!expected || same(expected, got[what], what === 'scripts' || what === 'styles')) return [];
    return [{ what, expected, got: got[what] }];
  });
  const wanted = new Set(test.expect.experiments);
  const odd = new Set(
    differences
      .filter(({ what }) => what === 'experiments')
      .flatMap(({ expected, got: real }) => [...expected, ...real])
      .filter((name) => wanted.has(name) !== got.experiments.includes(name)),
  );
  const why = [...odd].map((name) => {
    const experiment = experiments.find((each) => each.name === name);
    return experiment
      ? `${name}: ${explainUrl(experiment, found.url).sentence}`
      : `${name}: the config has no experiment of this name`;
  });
  return { file, test, ok: differences.length === 0, got, differences, why };
};

const same = (expected: readonly string[], got: readonly string[], ordered: boolean): boolean => {
  const [one, other] = ordered ? [expected, got] : [[...new Set(expected)].sort(), [...new Set(got)].sort()];
  return one.length === other.length && one.every((value, index) => value === other[index]);
};
