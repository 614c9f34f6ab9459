// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonDocument } from '../../../cli/json/document';
import { allRules } from '../../../cli/rules/all-rules';
import { runRules } from '../../../cli/rules/run-rules';
import { wrapExample } from '../../../cli/rules/wrap-example';

const run = async (text: string) =>
  (await runRules(jsonDocument('config.json', text), allRules, { allowedOrigins: ['https://cdn.example.net'] }))
    .findings;

describe.each(allRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  // CLI-1
  it('finds its own wrong example, and says where it is and how to mend it', async () => {
    const findings = (await run(wrapExample(rule.wrong))).filter((finding) => finding.rule === id);
    expect(findings).not.toEqual([]);
    for (const finding of findings) {
      expect(finding.severity).toBe(rule.severity);
      expect(finding.line).toBeGreaterThan(0);
      expect(finding.column).toBeGreaterThan(0);
      expect(finding.message).not.toMatch(/undefined|\[object/);
      expect(finding.mend).toMatch(/\S.*\S/);
      expect(finding.underline.column - 1 + finding.underline.length).toBeLessThanOrEqual(finding.source.length + 1);
    }
  });

  it('has a right example that no rule objects to', async () => {
    expect(await run(wrapExample(rule.right))).toEqual([]);
  });
});

describe('the rules together', () => {
  it('are all listed: a rule file that nobody runs finds nothing', () => {
    const helpers = new Set(['all-rules', 'rule', 'run-rules', 'support', 'wrap-example']);
    const files = readdirSync(new URL('../../../cli/rules', import.meta.url))
      .map((name) => name.replace(/\.ts$/, ''))
      .filter((name) => !helpers.has(name));
    expect(allRules.map((rule) => rule.id).sort()).toEqual(files.sort());
  });

  it('find nothing in the documented example of a config', async () => {
    const text = readFileSync(new URL('fixtures/store-hero.json', import.meta.url), 'utf8');
    expect(await run(text)).toEqual([]);
  });

  it('find nothing in experiments keyed by name', async () => {
    const list = JSON.parse(readFileSync(new URL('fixtures/store-hero.json', import.meta.url), 'utf8')) as {
      experiments: { name: string; flights: unknown }[];
    };
    const map = Object.fromEntries(list.experiments.map(({ name, flights }) => [name, { flights }]));
    expect(await run(JSON.stringify({ experiments: map }))).toEqual([]);
  });
});
