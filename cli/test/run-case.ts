import type { Experiment } from '../../src/experiments/engine/config';
import { evaluator } from '../match/evaluate';
import { explainUrl } from '../match/explain';
import type { Case } from './case-file';

export interface Difference {
  what: 'experiments' | 'on' | 'scripts' | 'styles';
  expected: readonly string[];
  got: readonly string[];
}

export interface CaseResult {
  file: string;
  test: Case;
  ok: boolean;
  /** Undefined if the case couldn't run. */
  got: Readonly<Record<Difference['what'], readonly string[]>> | undefined;
  differences: Difference[];
  fault?: string;
  /** Explains each experiment that unexpectedly matched or didn't match. */
  why: string[];
}

const NO_SWITCHES = { enable: [], disable: [], disableAll: false };

/** Ignores order and duplicates in `experiments` and `on`. */
export const runCase = (file: string, test: Case, experiments: readonly Experiment[]): CaseResult => {
  const found = evaluator(experiments, { assigned: test.flights, switches: NO_SWITCHES })(test.url);
  if (!found) {
    const fault = `invalid URL: ${test.url}`;
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
  const why = explainUnexpected(test, got.experiments, experiments, found.url);
  return { file, test, ok: differences.length === 0, got, differences, why };
};

const explainUnexpected = (
  { expect }: Case,
  matched: readonly string[],
  experiments: readonly Experiment[],
  url: URL,
): string[] => {
  if (!expect.experiments) return [];
  const wanted = new Set(expect.experiments);
  const unexpected = [...new Set([...wanted, ...matched])].filter(
    (name) => wanted.has(name) !== matched.includes(name),
  );
  return unexpected.map((name) => {
    const experiment = experiments.find((each) => each.name === name);
    return experiment
      ? `${name}: ${explainUrl(experiment, url).sentence}`
      : `${name}: the config has no experiment with this name`;
  });
};

const same = (expected: readonly string[], got: readonly string[], ordered: boolean): boolean => {
  const [one, other] = ordered ? [expected, got] : [[...new Set(expected)].sort(), [...new Set(got)].sort()];
  return one.length === other.length && one.every((value, index) => value === other[index]);
};
