import type { Scenario } from './scenario';
import { type Arm, arms, type Counts, CRITICAL_VALUE, differenceOf, unevenness } from './statistics';
import type { Visit } from './visit';

export interface Summary {
  /** The table's cells. */
  readonly cells: readonly string[];
  readonly problems: readonly string[];
}

export const summaryHead = [
  'visits in which',
  'assigned: control / variant',
  'exposed: control / variant',
  'chi-squared',
  'variant applied',
] as const;

export const summarise = (scenario: Scenario, visits: readonly Visit[]): Summary => {
  const countsOf = (count: (visit: Visit) => number): Counts => {
    const sum = (arm: Arm) => visits.filter((visit) => visit.arm === arm).reduce((all, visit) => all + count(visit), 0);
    return { control: sum('control'), variant: sum('variant') };
  };
  const assigned = countsOf((visit) => visit.expectedExposures);
  const exposed = countsOf((visit) => Math.min(visit.count('exposure', visit.arm), visit.expectedExposures));
  const applied = countsOf((visit) => visit.count('flight-applied', visit.arm));
  const difference = differenceOf(exposed, assigned);
  const problems = visits.flatMap((visit) => problemsOf(visit, scenario));
  if (difference > CRITICAL_VALUE) problems.push('The arms differ by more than chance.');
  const inTelemetry = countsOf((visit) => Math.min(visit.count('telemetry', visit.arm), visit.expectedExposures));
  if (differenceOf(inTelemetry, assigned) > CRITICAL_VALUE) problems.push('The arms differ in telemetry.');
  // Count visits, because exposures of the same visit aren't independent.
  const counting = countsOf(({ expectedExposures }) => Math.sign(expectedExposures));
  if (unevenness(counting) > CRITICAL_VALUE) problems.push('The assignment itself is uneven: use another --seed.');
  const pair = (counts: Counts) => arms.map((arm) => counts[arm]).join(' / ');
  const rate = `${((applied.variant / exposed.variant) * 100).toFixed(1)} %`;
  return { cells: [scenario.name, pair(assigned), pair(exposed), difference.toFixed(2), rate], problems };
};

const problemsOf = (visit: Visit, { mayLose }: Scenario): string[] => {
  const { id, arm, expectedExposures } = visit;
  return (['exposure', 'telemetry'] as const).flatMap((name) => {
    const inArm = visit.count(name, arm);
    const inOther = visit.count(name) - inArm;
    const isRight = inArm === expectedExposures || (mayLose && inArm < expectedExposures);
    const found = `Visit ${id} (${arm}): ${name} ${inArm} times, not ${expectedExposures}; other arm: ${inOther} times.`;
    return isRight && !inOther ? [] : [found];
  });
};
