// @vitest-environment node
import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { describe, expect, it, vi } from 'vitest';
import { allRules } from '../../../cli/check/rules/all-rules';
import { wrapExample } from '../../../cli/check/rules/rule';
import type { CheckOptions } from '../../../cli/commands/check';
import { check } from '../../../cli/commands/check';
import { CliError } from '../../../cli/io/errors';
import type { Finding } from '../../../cli/report/finding';
import { testIo } from './support';

vi.setConfig({ testTimeout: 60_000 });

const run = async (text: string, options: Partial<CheckOptions> = {}) => {
  const { io, out, err } = testIo(text);
  const code = await check(['-'], { format: 'json', ...options }, io);
  return {
    code,
    out: out(),
    err: err(),
    findings: options.format === undefined ? (JSON.parse(out()) as Finding[]) : [],
  };
};

const config = (targeting: string, setup = '{ "a": {}, "b": { "js": ["/b.js"] } }') =>
  `{ "experiments": [\n  { "name": "x", "flights": {\n    "targeting": ${targeting},\n    "setup": ${setup} } } ] }`;

describe('cobble check', () => {
  // CLI-1
  it('returns findings with exactly the documented members', async () => {
    const { code, findings } = await run(config('{ "domain": "www.example.net", "url": { "include": "^/(store" } }'));
    expect(code).toBe(1);
    expect(findings).toHaveLength(1);
    expect(Object.keys(findings[0]!)).toEqual(['rule', 'severity', 'file', 'line', 'column', 'message', 'mend', 'fix']);
    expect(findings[0]).toMatchObject({ rule: 'pattern-syntax', severity: 'error', file: '-', line: 3, column: 69 });
  });

  it("doesn't throw URIError on a lone surrogate in a pattern", async () => {
    const { findings } = await run(config('{ "domain": "www.example.net", "url": { "include": "^/a\\ud800" } }'));
    expect(findings).toMatchObject([{ rule: 'pattern-never', mend: expect.stringContaining('%EF%BF%BD') }]);
  });

  it('passes with warnings, but fails with them in strict mode', async () => {
    const text = config('{ "domain": "www.example.net", "url": { "include": "^/store", "exlude": "" } }');
    expect((await run(text)).code).toBe(0);
    expect((await run(text, { strict: true })).code).toBe(1);
    expect((await run(text)).findings).toMatchObject([
      { rule: 'unknown-key', severity: 'warning', message: expect.stringContaining('did you mean "exclude"?') },
    ]);
  });

  it('prints only an empty list for a valid config', async () => {
    const { code, out, err } = await run(config('{ "domain": "www.example.net", "url": { "include": "^/store" } }'));
    expect([code, out, err]).toEqual([0, '[]\n', '']);
  });

  it.each([
    ['a comment', '{ // no\n"experiments": [] }', 1, 3],
    ['a trailing comma', '{ "experiments": [\n], }', 2, 4],
    ['an empty file', '', 1, 1],
    ['an unfinished string', '{\r\n  "experiments: [] }', 2, 3],
    ['two values', '{} {}', 1, 4],
  ])('reports %s as a syntax error, with its position', async (_, text, line, column) => {
    const { code, findings } = await run(text);
    expect(code).toBe(1);
    expect(findings).toMatchObject([{ rule: 'syntax', severity: 'error', line, column }]);
  });

  it('survives JSON nested too deeply for a parser', async () => {
    expect((await run('['.repeat(200_000))).findings).toMatchObject([{ rule: 'syntax' }]);
  });

  it('accepts a byte order mark like browsers do', async () => {
    expect((await run('\ufeff{ "experiments": [] }')).code).toBe(0);
  });

  it('reports a wrong type once, and checks the rest', async () => {
    const { findings } = await run(config('{ "domain": 7, "url": { "include": "^/(" } }'));
    expect(findings.map(({ rule }) => rule)).toEqual(['type', 'pattern-syntax']);
  });

  it('finds the invalid pattern in a list, with its position', async () => {
    const { findings } = await run(
      config('{ "domain": "www.example.net", "url": {\n "include": ["^/store",\n "^/[z-a]"] } }'),
    );
    expect(findings).toMatchObject([{ rule: 'pattern-syntax', line: 5, column: 2 }]);
  });

  it('rejects files that are executable URLs, have no host, or are insecure or relative', async () => {
    for (const [url, rule] of [
      ['JaVaScRiPt:alert(1)', 'file-url'],
      ['java\tscript:alert(1)', 'file-url'],
      [' data:text/javascript,1', 'file-url'],
      ['blob:https://x/y', 'file-url'],
      ['https://', 'file-url'],
      ['', 'file-url'],
      ['http://cdn.example.net/b.js', 'file-insecure'],
      ['b.js', 'file-relative'],
      ['../b.js', 'file-relative'],
    ] as const) {
      const { findings } = await run(
        config(
          '{ "domain": "www.example.net", "url": { "include": "^/store" } }',
          JSON.stringify({ a: {}, b: { js: [url] } }),
        ),
      );
      expect(
        findings.map((each) => each.rule),
        url,
      ).toEqual([rule]);
    }
  });

  it('checks each file once, and requires at least one', async () => {
    const { io } = testIo();
    await expect(check([], { format: 'text' }, io)).rejects.toThrow(CliError);
    await expect(check(['/no/such/file.json'], { format: 'text' }, io)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining('no such file'),
      advice: expect.stringContaining('Check the path'),
    });
    await expect(check([''], { format: 'text' }, io)).rejects.toMatchObject({
      exitCode: 2,
      message: 'the file name is empty',
    });
    await expect(check(['https://www.example.com/c.json'], { format: 'text' }, io)).rejects.toMatchObject({
      advice: expect.stringContaining('Save the page to a file'),
    });
  });

  it('writes escaped GitHub annotations, errors first, with a count', async () => {
    const { out } = await run(config('{ "domain": "www.example.net", "url": { "include": ["store%2fx", "^/(,:"] } }'), {
      format: 'github',
    });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^::error file=stdin,line=3,col=\d+,title=cobble pattern-syntax::.*\. Close/);
    expect(lines.slice(1, -1).every((line) => line.startsWith('::warning '))).toBe(true);
    expect(out).toContain('%252f');
    expect(lines.at(-1)).toMatch(/^cobble: 1 error, \d warnings?$/);
  });

  it('writes SARIF with every rule and the regions of findings', async () => {
    const { out } = await run(wrapExample(allRules[4]!.wrong), { format: 'sarif' });
    const log = JSON.parse(out) as {
      version: string;
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        results: {
          ruleId: string;
          ruleIndex: number;
          locations: { physicalLocation: { region: { startLine: number; startColumn: number; endColumn: number } } }[];
        }[];
      }[];
    };
    const { tool, results } = log.runs[0]!;
    expect(log.version).toBe('2.1.0');
    expect(tool.driver.rules.map(({ id }) => id)).toEqual([...allRules.map(({ id }) => id), 'unused-ignore']);
    expect(tool.driver.rules[results[0]!.ruleIndex]!.id).toBe(results[0]!.ruleId);
    const { region } = results[0]!.locations[0]!.physicalLocation;
    expect([region.startLine, region.endColumn > region.startColumn]).toEqual([1, true]);
  });

  it('writes text in 80 columns, and underlines the reported part', async () => {
    const { out } = await run(
      config(`{ "domain": "www.example.net", "url": { "include": "^/store", "exclude": "/${'long/'.repeat(30)}((" } }`),
      { format: 'text' },
    );
    for (const line of out.split('\n').filter((each) => !each.includes('long/long/long/long/long/long/')))
      expect(line.length).toBeLessThanOrEqual(80);
    expect(out).toMatch(/\n {4}…?.*\n {4,}~+\n/);
    expect(out).toMatch(/1 error, 0 warnings in 1 file \(1 experiment, 2 patterns\)\n$/);
  });

  it('lists every rule with its examples', async () => {
    const { io, out } = testIo();
    expect(await check([], { format: 'text', rules: true }, io)).toBe(0);
    for (const { id } of allRules) expect(out()).toMatch(new RegExp(`^${id} (error|warning)$`, 'm'));
    const json = testIo();
    await check([], { format: 'json', rules: true }, json.io);
    expect((JSON.parse(json.out()) as { id: string }[]).map(({ id }) => id)).toEqual([
      ...allRules.map(({ id }) => id),
      'unused-ignore',
    ]);
  });
});

describe('the JSON Schema', () => {
  const file = readFileSync(new URL('../../../schema/experiments.schema.json', import.meta.url), 'utf8');

  it('generates the JSON Schema from the rules: cobble check --schema > schema/experiments.schema.json', async () => {
    const { io, out } = testIo();
    await check([], { format: 'text', schema: true }, io);
    expect(file).toBe(out());
  });

  it('accepts valid configs in the JSON Schema, and rejects wrong types, unknown and missing keys', () => {
    const valid = new Ajv({ allErrors: true }).compile(JSON.parse(file) as object);
    for (const rule of allRules)
      expect([
        rule.id,
        valid(rule.id === 'syntax' ? { experiments: [] } : JSON.parse(wrapExample(rule.right))),
      ]).toEqual([rule.id, true]);
    for (const id of ['type', 'required', 'unknown-key'])
      expect([id, valid(JSON.parse(wrapExample(allRules.find((rule) => rule.id === id)!.wrong)))]).toEqual([id, false]);
  });
});
