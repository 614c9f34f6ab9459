import { stringify } from 'yaml';
import type { BudgetRow } from '../../cli/sizes/budgets';
import { type Conformance, judgeCriteria, LEVELS, METHODS, openAcr } from './conformance';
import { DOCUMENTS, documentHtml, documentPage, threatsIn, withResults } from './document-page';
import { escapeHtml, htmlPage, htmlTable, mark } from './page';
import { evidenceOf, type Run, type TestState } from './results';

export interface ReportInput {
  readonly version: string;
  /** The checked-out commit. Runs may have tested other commits. */
  readonly commit: string;
  readonly isChanged: boolean;
  readonly runs: readonly Run[];
  /** The parts of a full run that left no results. */
  readonly missing: readonly string[];
  readonly sizes: readonly BudgetRow[];
  /** Each document's Markdown, and its last commit with the day. */
  readonly documents: Readonly<Record<string, { readonly markdown: string; readonly changed: string }>>;
  readonly written: Date;
  /** An address for questions about accessibility. */
  readonly email: string;
}

const FIX = 'Fix: <code>npm test; npm run test:all</code>';

/** @returns the content of each file of the site */
export const writePages = (input: ReportInput): Map<string, string> => {
  const { version, runs, documents, written, email } = input;
  const warnings = warningsOf(input);
  const conformances = judgeCriteria(runs);
  const files = new Map([
    ['index.html', htmlPage('index.html', warnings, overview(input, conformances))],
    ['accessibility.html', htmlPage('accessibility.html', warnings, accessibility(conformances))],
    ['openacr.yaml', stringify(openAcr(conformances, { version, day: dayOf(written), email }), { version: '1.1' })],
  ]);
  for (const [page, path] of Object.entries(DOCUMENTS) as [keyof typeof DOCUMENTS, string][]) {
    const { markdown = '', changed = '' } = documents[path] ?? {};
    const html = documentHtml(page === 'security.html' ? withResults(markdown, runs) : markdown);
    files.set(page, htmlPage(page, warnings, documentPage(page, html, changed)));
  }
  return files;
};

const dayOf = (date: Date | number): string => new Date(date).toISOString().slice(0, 10);

const commitOf = ({ commit, isChanged }: { commit: string; isChanged: boolean }): string =>
  `<code>${escapeHtml(commit.slice(0, 10) || 'unknown')}</code>${isChanged ? ' with uncommitted changes' : ''}`;

const warningsOf = (input: ReportInput): string[] => {
  const { runs, missing, commit } = input;
  if (!runs.length) return [`${mark('bad', 'No results.')} No full run left results in this checkout. ${FIX}`];
  const others = runs.filter((run) => run.commit !== commit);
  const warnings = [];
  if (others.length)
    warnings.push(
      `${mark('bad', 'Results of another commit.')} ${others.length} of ${runs.length} runs tested ${[...new Set(others.map(commitOf))].join(', ')}, and this checkout is ${commitOf(input)}. ${FIX}`,
    );
  if (runs.some(({ isChanged }) => isChanged))
    warnings.push(
      `${mark('bad', 'Uncommitted changes.')} The tested files differ from the commit. Fix: commit, then run the tests.`,
    );
  if (missing.length)
    warnings.push(`${mark('bad', 'Not a full run.')} Without results: ${escapeHtml(missing.join('; '))}. ${FIX}`);
  return warnings;
};

const overview = (input: ReportInput, conformances: readonly Conformance[]): string => {
  const { version, runs, written } = input;
  const [run] = runs;
  const failed = runs.flatMap((one) =>
    one.tests.filter(({ state }) => state === 'failed').map((test) => ({ one, test })),
  );
  const facts = {
    'Tested commit': run ? commitOf(run) : 'none',
    Started: run ? `${new Date(run.started).toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'never',
    Machine: run ? escapeHtml(`${run.cpus}, ${run.memoryGiB} GiB of memory, ${run.system}`) : 'unknown',
    Node: escapeHtml(run?.node ?? 'unknown'),
    Browsers: escapeHtml([...new Set(runs.flatMap(({ browsers }) => browsers))].join(', ') || 'none'),
    'Report written': `${dayOf(written)} by <code>npm run report</code>, from ${commitOf(input)}`,
  };
  return `<h1>Cobble ${escapeHtml(version)}: test report</h1>
<dl>${Object.entries(facts)
    .map(([term, words]) => `<dt>${term}</dt><dd>${words}</dd>`)
    .join('\n')}</dl>
<h2>Results</h2>
${htmlTable('Results', ['What', 'Result'], summaryRows(input, conformances))}
${failed.length ? `<h2>Failed tests</h2>\n<ul>${failed.map(failureItem).join('\n')}</ul>` : ''}
<h2>Runs</h2>
${runs.length ? htmlTable('Runs', ['Command', 'Tests', 'Passed', 'Failed', 'Not run', 'Minutes', 'Browsers', 'Commit'], runs.map(runRow)) : '<p>None.</p>'}
<p class="note">Not run: tests that another run in this table covers, and tests of a feature that the browser lacks.</p>
<h2 id="sizes">Sizes</h2>
<p>Bytes of a build of this checkout, compressed with brotli, with the stylesheet of the largest theme.</p>
${htmlTable('Sizes', ['Part', 'Bytes', 'Budget', 'Result'], input.sizes.map(sizeRow))}
<h2>Repeat it</h2>
<p>On Linux x64 the tests install the same Chromium versions. Then open <code>report/index.html</code>.</p>
<pre tabindex="0">npm ci
npm test
npm run test:all
npm run report</pre>`;
};

const summaryRows = (input: ReportInput, conformances: readonly Conformance[]): string[][] => {
  const tests = input.runs.flatMap((run) => run.tests.map(({ state }) => state));
  const threats = threatsIn(input.documents['SECURITY.md']?.markdown ?? '').map(
    ({ reference }) => evidenceOf(reference, input.runs).state,
  );
  const levels = Object.entries(LEVELS).map(
    ([level, label]) => `${conformances.filter((one) => one.level === level).length} ${label}`,
  );
  const large = input.sizes.filter(({ brotli, budget }) => brotli > budget).length;
  return [
    ['Tests of all runs', countsOf(tests)],
    ['<a href="security.html#threats-and-evidence">Threats with a test</a>', countsOf(threats)],
    ['<a href="accessibility.html">Criteria of WCAG 2.2, A and AA</a>', levels.join(', ')],
    [
      '<a href="#sizes">Budgets of bytes</a>',
      `${input.sizes.length - large} kept, ${large ? mark('bad', `${large} exceeded`) : '0 exceeded'}`,
    ],
  ];
};

const countsOf = (states: readonly TestState[]): string => {
  const count = (wanted: TestState) => states.filter((state) => state === wanted).length;
  const failed = count('failed');
  return `${count('passed').toLocaleString('en')} passed, ${failed ? mark('bad', `${failed} FAILED`) : '0 failed'}, ${count('not run')} not run`;
};

const failureItem = ({ one, test }: { one: Run; test: Run['tests'][number] }): string =>
  `<li><code>${escapeHtml(test.file)}</code>: ${escapeHtml(test.title || 'the file')}, in ${escapeHtml(one.what)}<br>${escapeHtml(test.reason)}</li>`;

const runRow = (run: Run): string[] => {
  const count = (wanted: TestState) => run.tests.filter(({ state }) => state === wanted).length;
  const failed = count('failed');
  return [
    `<code>${run.command}</code>`,
    escapeHtml(run.what),
    count('passed').toLocaleString('en'),
    failed ? mark('bad', String(failed)) : '0',
    count('not run').toLocaleString('en'),
    String(run.minutes),
    escapeHtml(run.browsers.join(', ') || 'none'),
    commitOf(run),
  ];
};

const sizeRow = ({ what, brotli, budget }: BudgetRow): string[] => [
  escapeHtml(what),
  brotli.toLocaleString('en'),
  budget.toLocaleString('en'),
  brotli > budget ? mark('bad', `${brotli - budget} over`) : mark('good', 'kept'),
];

const KINDS = {
  supports: 'good',
  'partially-supports': 'bad',
  'not-applicable': 'open',
  'not-evaluated': 'open',
} as const;

const accessibility = (conformances: readonly Conformance[]): string => `<h1>Accessibility</h1>
${METHODS.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<p>The same data in the format OpenACR: <a href="openacr.yaml">openacr.yaml</a>.</p>
${(['A', 'AA'] as const)
  .map(
    (level) => `<h2>WCAG 2.2, level ${level}</h2>
${htmlTable(
  `Level ${level}`,
  ['Criterion', 'Conformance', 'Remarks'],
  conformances.filter(({ criterion }) => criterion.level === level).map(criterionRow),
)}`,
  )
  .join('\n')}`;

const criterionRow = ({ criterion, level, notes }: Conformance): string[] => [
  escapeHtml(`${criterion.num} ${criterion.name}`),
  mark(KINDS[level], LEVELS[level]),
  `<ul>${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')}</ul>`,
];
