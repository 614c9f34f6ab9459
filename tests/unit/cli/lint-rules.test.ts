// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import { lint } from './lint-support';

it('reports its own wrong example', () => {
  for (const { id, wrong } of allLintRules) {
    const findings = lint(wrong).filter((finding) => finding.rule === id);
    expect(findings, id).not.toEqual([]);
    for (const { message, advice, line, column, source, underline } of findings) {
      expect(`${message} ${advice}`, id).not.toMatch(/undefined|\[object/);
      const fits = underline.column - 1 + underline.length <= source.length;
      expect([id, line, column > 0, fits]).toEqual([id, 1, true, true]);
    }
  }
});

it('has a right example without findings', () => {
  for (const { id, right } of allLintRules) expect([id, lint(right)]).toEqual([id, []]);
});

it('runs every rule file', () => {
  const helpers = ['all-lint-rules', 'known-attributes', 'value-fault'];
  const files = readdirSync(new URL('../../../cli/lint/rules', import.meta.url))
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => !helpers.includes(name));
  expect(allLintRules.map((rule) => rule.id).sort()).toEqual(files.sort());
});
