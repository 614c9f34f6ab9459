// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allLintRules } from '../../../cli/lint/all-lint-rules';
import { lint } from './lint-support';

describe.each(allLintRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  it('finds its own wrong example', () => {
    const findings = lint(rule.wrong).filter((finding) => finding.rule === id);
    expect(findings).not.toEqual([]);
    for (const { message, mend, line, column, source, underline } of findings) {
      expect(`${message} ${mend}`).not.toMatch(/undefined|\[object/);
      expect([line, column > 0, underline.column - 1 + underline.length <= source.length]).toEqual([1, true, true]);
    }
  });

  it('has a right example that no rule objects to', () => {
    expect(lint(rule.right)).toEqual([]);
  });
});

describe('lint', () => {
  it('runs every rule file', () => {
    const helpers = new Set([
      'all-lint-rules',
      'lint-rule',
      'lint-page',
      'page',
      'is-static',
      'given-value',
      'read-page',
      'ignored-regions',
      'html',
      'edits',
      'is-tag-url',
      'quotes',
    ]);
    const files = readdirSync(new URL('../../../cli/lint', import.meta.url))
      .map((name) => name.replace(/\.ts$/, ''))
      .filter((name) => !helpers.has(name));
    expect(allLintRules.map((rule) => rule.id).sort()).toEqual(files.sort());
  });
});
