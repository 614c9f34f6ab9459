import { escapeControls } from '../io/messages';
import type { CaseResult } from '../test/run-case';

export interface JunitSuite {
  name: string;
  results: readonly CaseResult[];
  seconds: number;
}

export const junit = (suites: readonly JunitSuite[]): string => {
  const total = suites.flatMap((suite) => suite.results);
  const rows = suites.map(({ name, results, seconds }) =>
    [
      `  <testsuite name="${escapeXml(name)}" tests="${results.length}" failures="${failures(results)}" errors="0" skipped="0" time="${seconds.toFixed(3)}">`,
      ...results.map((result) => testcase(name, result)),
      '  </testsuite>',
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="cobble test" tests="${total.length}" failures="${failures(total)}">\n${rows.join('\n')}\n</testsuites>\n`;
};

const failures = (results: readonly CaseResult[]): number => results.filter(({ ok }) => !ok).length;

const testcase = (suite: string, result: CaseResult): string => {
  const head = `    <testcase name="${escapeXml(result.test.name)}" classname="${escapeXml(suite)}"`;
  if (result.ok) return `${head}/>`;
  const message =
    result.fault ??
    result.differences
      .map(({ what }) => what)
      .join(', ')
      .replace(/$/, ' not as expected');
  const body = [
    result.test.url,
    ...result.differences.map(
      ({ what, expected, got }) => `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
    ),
    ...result.why,
  ].join('\n');
  return `${head}>\n      <failure message="${escapeXml(message)}">${escapeXml(body)}</failure>\n    </testcase>`;
};

/** XML 1.0 forbids control characters except line ends and tabs, even as character references. */
const escapeXml = (text: string): string =>
  escapeControls(
    text
      .replace(/[\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '?')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replace(/[\n\r\t]/g, (char) => `&#${char.charCodeAt(0)};`),
  );
