// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonDocument } from '../../../cli/check/json/document';
import { allRules } from '../../../cli/check/rules/all-rules';
import { wrapExample } from '../../../cli/check/rules/rule';
import { runRules } from '../../../cli/check/rules/run-rules';

const run = async (text: string) =>
  (await runRules(jsonDocument('config.json', text), allRules, { allowedOrigins: ['https://cdn.example.net'] }))
    .findings;

// CLI-1
it('reports its own wrong example, with its position and the fix', async () => {
  for (const { id, wrong, severity } of allRules) {
    const findings = (await run(wrapExample(wrong))).filter((finding) => finding.rule === id);
    expect(findings, id).not.toEqual([]);
    for (const { line, column, message, advice, underline, source, ...finding } of findings) {
      expect([id, finding.severity, line > 0, column > 0]).toEqual([id, severity, true, true]);
      expect(message, id).not.toMatch(/undefined|\[object/);
      expect(advice, id).toMatch(/\S.*\S/);
      expect(underline.column - 1 + underline.length, id).toBeLessThanOrEqual(source.length + 1);
    }
  }
});

it('has a right example without findings', async () => {
  for (const { id, right } of allRules) expect([id, await run(wrapExample(right))]).toEqual([id, []]);
});

describe('all rules together', () => {
  it('runs every rule file', () => {
    const helpers = new Set(['all-rules', 'quoting', 'rule', 'run-rules']);
    const files = readdirSync(new URL('../../../cli/check/rules', import.meta.url))
      .map((name) => name.replace(/\.ts$/, ''))
      .filter((name) => !helpers.has(name));
    expect(allRules.map((rule) => rule.id).sort()).toEqual(files.sort());
  });

  it('reports nothing for the documented example of a config', async () => {
    const text = readFileSync(new URL('fixtures/store-hero.json', import.meta.url), 'utf8');
    expect(await run(text)).toEqual([]);
  });

  it('reports nothing for experiments keyed by name', async () => {
    const list = JSON.parse(readFileSync(new URL('fixtures/store-hero.json', import.meta.url), 'utf8')) as {
      experiments: { name: string; flights: unknown }[];
    };
    const map = Object.fromEntries(list.experiments.map(({ name, flights }) => [name, { flights }]));
    expect(await run(JSON.stringify({ experiments: map }))).toEqual([]);
  });
});
