/** Returns `loader` for tests/browser/loader/when.test.ts, `fuzz` for tests/fuzz/browser/life.test.ts, else `pages`. */
const suiteOf = (file) =>
  /tests\/(?:(wire|fuzz)\/browser|(soak))\//.exec(file)?.slice(1).find(Boolean) ??
  /tests\/browser\/([^/]+)\/[^/]+$/.exec(file)?.[1] ??
  'pages';

/**
 * Tabulates test results by suite and engine. Examples of cells: `482`; `60, lacks 4`; `58, lacks 4, FAILED 2`.
 *
 * @param reports A report per engine, with `engine` and vitest's `testResults`
 * @returns {string} one or two tables in Markdown
 */
export const engineTable = (reports) => {
  const engines = reports.map(({ engine }) => engine);
  const tables = [table(['suite', ...engines], resultRows(reports))];
  const lacks = abilityRows(reports);
  if (lacks.length) tables.push(table(['lacks', ...engines], lacks));
  return tables.join('\n\n');
};

const byFirst = ([a], [b]) => (a < b ? -1 : 1);

const resultRows = (reports) => {
  const counts = reports.map(({ testResults }) => countsBySuite(testResults));
  const suites = [...new Set(counts.flatMap((one) => [...one.keys()]))];
  const rows = suites.map((suite) => [suite, ...counts.map((one) => written(one.get(suite) ?? sumOf([])))]);
  return [...rows.sort(byFirst), ['all', ...counts.map((one) => written(sumOf([...one.values()])))]];
};

const countsBySuite = (testResults) => {
  const counts = new Map();
  for (const file of testResults) {
    const suite = suiteOf(file.name);
    counts.set(suite, sumOf([counts.get(suite) ?? sumOf([]), countsOf(file)]));
  }
  return counts;
};

const sumOf = (counts) => {
  const sum = (name) => counts.reduce((total, one) => total + one[name], 0);
  return { passed: sum('passed'), lacks: sum('lacks'), failed: sum('failed') };
};

const countsOf = ({ status, assertionResults }) => {
  const count = (isCounted) => assertionResults.filter(isCounted).length;
  const failed = count((test) => test.status === 'failed');
  return {
    passed: count((test) => test.status === 'passed'),
    lacks: count((test) => test.meta?.needs),
    // A file that fails before its first test counts as one failed test.
    failed: status === 'failed' && !failed ? 1 : failed,
  };
};

const abilityRows = (reports) => {
  const needs = reports.map(({ testResults }) =>
    testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.needs ?? [])),
  );
  const rows = [...new Set(needs.flat())].map((ability) => [
    ability,
    ...needs.map((all) => String(all.filter((one) => one === ability).length || '')),
  ]);
  return rows.sort(byFirst);
};

const written = ({ passed, lacks, failed }) =>
  [String(passed), lacks && `lacks ${lacks}`, failed && `FAILED ${failed}`].filter(Boolean).join(', ');

const table = (head, rows) => {
  const wide = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at].length)));
  const line = (row) => `| ${row.map((text, at) => text.padEnd(wide[at])).join(' | ')} |`;
  return [line(head), `| ${wide.map((length) => '-'.repeat(length)).join(' | ')} |`, ...rows.map(line)].join('\n');
};
