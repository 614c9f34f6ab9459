import axe from 'axe-core';
import { type Criterion, criteria } from './criteria';
import { type Evidence, evidenceOf, type Run, type TestState } from './results';

/** These tests run axe-core on every widget, theme and example page. */
export const AXE_TESTS = [
  'tests/browser/axe.test.ts',
  'tests/browser/axe.all.test.ts',
  'tests/browser/areas/axe.test.ts',
  'tests/browser/areas/axe.all.test.ts',
];

/** The terms of OpenACR, with the labels of VPAT. */
export const LEVELS = {
  supports: 'Supports',
  'partially-supports': 'Partially Supports',
  'not-applicable': 'Not Applicable',
  'not-evaluated': 'Not Evaluated',
} as const;

export type ConformanceLevel = keyof typeof LEVELS;

export interface Conformance {
  readonly criterion: Criterion;
  readonly level: ConformanceLevel;
  /** One sentence or list per line. */
  readonly notes: readonly string[];
}

export const METHODS = [
  'Automated tests only: axe-core on every widget, theme and example page; the keyboard and roles of the ARIA Authoring Practices; contrast of every pair of colours; reflow; tasks by keyboard alone.',
  `axe-core runs in ${AXE_TESTS.join(', ')}.`,
  'Passing tests do not prove conformance. "Supports" means that no named test failed, and that each named file or title has a test that passed; the remarks say what they leave out. Nobody evaluated the widgets with assistive technology for this report.',
  'VPAT allows "Not Evaluated" for level AAA only, so a person has to evaluate these criteria before this becomes a complete conformance report.',
];

/** Judges each criterion by test results. A criterion is supported only if each of its tests passed. */
export const judgeCriteria = (runs: readonly Run[]): Conformance[] =>
  criteria.map((criterion) => judge(criterion, (reference) => evidenceOf(reference, runs)));

const judge = (criterion: Criterion, find: (reference: string) => Evidence): Conformance => {
  const { num, tests = [], left, outside } = criterion;
  if (outside) return { criterion, level: 'not-applicable', notes: [outside] };
  const rules = axeRules(num);
  const states = new Map([...tests, ...(rules.length ? AXE_TESTS : [])].map((one) => [one, find(one).state]));
  const inState = (wanted: TestState) => [...states.keys()].filter((one) => states.get(one) === wanted);
  const notes = [
    listed('Failed', inState('failed')),
    listed('Not run', inState('not run')),
    // Omit axe-core's tests from each criterion, because the page lists them once for all criteria.
    listed(
      'Passed',
      tests.filter((one) => states.get(one) === 'passed'),
    ),
    listed('Rules of axe-core', rules),
    tests.length && `Not tested: ${left}`,
    !tests.length && `No test covers ${rules.length ? 'more of this criterion than these rules' : 'this criterion'}.`,
  ].filter((note) => typeof note === 'string');
  return { criterion, level: levelOf(tests, states), notes };
};

const listed = (label: string, names: readonly string[]): string | undefined =>
  names.length ? `${label}: ${names.join('; ')}.` : undefined;

const levelOf = (tests: readonly string[], states: ReadonlyMap<string, TestState>): ConformanceLevel => {
  const found = [...states.values()];
  if (found.includes('failed')) return 'partially-supports';
  return tests.length && !found.includes('not run') ? 'supports' : 'not-evaluated';
};

/** @returns the rules of axe-core that check the criterion; the tests skip experimental and deprecated ones */
export const axeRules = (num: string): string[] =>
  axe
    .getRules([`wcag${num.replaceAll('.', '')}`])
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId);

/**
 * Returns the report in the format of the GSA, https://github.com/GSA/openacr.
 *
 * @param about The version, the day (`2026-11-28`), and an address for questions
 */
export const openAcr = (
  conformances: readonly Conformance[],
  { version, day, email }: { version: string; day: string; email: string },
): object => ({
  title: 'Cobble Accessibility Conformance Report',
  product: { name: 'Cobble', version, description: 'Themed widgets for web pages.' },
  author: { name: 'npm run report', email },
  report_date: day,
  last_modified_date: day,
  version: 1,
  notes: 'Written by a program from test results. It covers the widgets, not the pages that contain them.',
  evaluation_methods_used: METHODS.join(' '),
  catalog: '2.5-edition-wcag-2.2-en',
  chapters: {
    success_criteria_level_a: { criteria: entriesOf(conformances, 'A') },
    success_criteria_level_aa: { criteria: entriesOf(conformances, 'AA') },
    success_criteria_level_aaa: { disabled: true, notes: 'Not part of this report.' },
  },
});

const entriesOf = (conformances: readonly Conformance[], wanted: Criterion['level']): object[] =>
  conformances
    .filter(({ criterion }) => criterion.level === wanted)
    .map(({ criterion, level, notes }) => ({
      num: criterion.num,
      components: [{ name: 'web', adherence: { level, notes: notes.join('\n') } }],
    }));
