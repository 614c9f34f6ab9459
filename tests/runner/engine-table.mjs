/** `loader` for tests/browser/loader/when.test.ts, `fuzz` for tests/fuzz/browser/life.test.ts, else `pages`. */
const suiteOf = (file) =>
  /tests\/(?:(wire|fuzz)\/browser|(soak))\//.exec(file)?.slice(1).find(Boolean) ??
  /tests\/browser\/([^/]+)\/[^/]+$/.exec(file)?.[1] ??
  'pages';

/**
 * What became of the tests, engine by suite: `482`, `60, lacks 4` and `58, lacks 4, FAILED 2`; and under it, for each
 * engine, what it lacks.
 *
 * @param reports each with its `engine`, and vitest's `testResults`
 * @returns two tables in Markdown
 */
export const engineTable = (reports) => {
  const engines = reports.map(({ engine }) => engine);
  const cells = new Map();
  const lacking = new Map();
  const cell = (suite, engine) => {
    const row =
      cells.get(suite) ?? Object.fromEntries(engines.map((name) => [name, { passed: 0, lacks: 0, failed: 0 }]));
    cells.set(suite, row);
    return row[engine];
  };
  for (const { engine, testResults } of reports) {
    for (const { name, status, assertionResults } of testResults) {
      const suite = suiteOf(name);
      // A file that fails before its first test counts as one.
      if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
        cell(suite, engine).failed++;
      for (const { status, meta } of assertionResults) {
        if (status === 'passed') cell(suite, engine).passed++;
        if (status === 'failed') cell(suite, engine).failed++;
        if (!meta?.needs) continue;
        cell(suite, engine).lacks++;
        const row = lacking.get(meta.needs) ?? {};
        lacking.set(meta.needs, { ...row, [engine]: (row[engine] ?? 0) + 1 });
      }
    }
  }
  const all = Object.fromEntries(
    engines.map((engine) => {
      const rows = [...cells.values()].map((row) => row[engine]);
      const sum = (what) => rows.reduce((total, one) => total + one[what], 0);
      return [engine, { passed: sum('passed'), lacks: sum('lacks'), failed: sum('failed') }];
    }),
  );
  const rows = [...[...cells].sort(([a], [b]) => (a < b ? -1 : 1)), ['all', all]];
  const suites = rows.map(([suite, row]) => [suite, ...engines.map((engine) => written(row[engine]))]);
  const lacks = [...lacking]
    .map(([ability, row]) => [ability, ...engines.map((engine) => String(row[engine] ?? ''))])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const tables = [table(['suite', ...engines], suites)];
  if (lacks.length) tables.push(table(['lacks', ...engines], lacks));
  return tables.join('\n\n');
};

const written = ({ passed, lacks, failed }) =>
  [String(passed), lacks && `lacks ${lacks}`, failed && `FAILED ${failed}`].filter(Boolean).join(', ');

const table = (head, rows) => {
  const wide = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => row[at].length)));
  const line = (row) => `| ${row.map((text, at) => text.padEnd(wide[at])).join(' | ')} |`;
  return [line(head), `| ${wide.map((length) => '-'.repeat(length)).join(' | ')} |`, ...rows.map(line)].join('\n');
};
