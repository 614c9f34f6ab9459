// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { jsonDocument } from '../../../cli/check/json/document';
import { allRules } from '../../../cli/check/rules/all-rules';
import { runRules } from '../../../cli/check/rules/run-rules';
import { tryCompilePattern } from '../../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../../src/experiments/engine/patterns/is-catastrophic';

const findingsOn = async (include: string) => {
  const experiment = {
    name: 'x',
    flights: { targeting: { domain: 'x.example', url: { include } }, setup: { f: { js: ['/f.js'] } } },
  };
  const document = jsonDocument('x', JSON.stringify({ experiments: [experiment] }));
  const { findings } = await runRules(document, allRules, { allowedOrigins: undefined });
  return findings.filter(({ rule }) => /^pattern-(syntax|time|never|posix|anchor)$/.test(rule));
};

describe('patterns in the syntax of other languages', () => {
  it('explains why the page rejects patterns in the syntax of other languages', async () => {
    for (const [source, what, fix] of [
      ['(?i:/Store)', "has the inline flags (?i:, which some browsers don't support", '[Ss]tore'],
      ['(?i)/store', "has the inline flags (?i), which some browsers don't support", '[Ss]tore'],
      ['\\A/store\\z', 'has the anchor \\A, which is Ruby or PCRE syntax', 'Write ^ for the start and $ for the end.'],
      ['^/store\\Z', 'has the anchor \\Z, which is Ruby or PCRE syntax', 'Write ^ for the start and $ for the end.'],
      ['^/(?>a|b)', 'has the atomic group (?>', 'Write (?: for a group.'],
      ['^/(?P<n>a)', 'has (?P<, which is Python or PCRE syntax', 'Write (?: for a group, or (?<name>'],
      ['^/\\p{L}+', 'has the Unicode property \\p{L}', 'Write a class'],
      ['^/[\\p{L}]', 'has the Unicode property \\p{L}', 'Write a class'],
      ['^/\\k<?(a|a)*>?$', 'has the reference \\k<?(a|a)*>, but no group with that name', 'only the letter k'],
      ['(?:\\X61|X61)*b', 'has the escape \\X, which JavaScript doesn’t support', 'remove the backslash'],
      ['(?:\\CA|CA)*b', 'has the escape \\C, which JavaScript doesn’t support', 'remove the backslash'],
      ['^/\\x6', 'has \\x without its hexadecimal digits', 'two digits after \\x'],
      ['^/\\012', 'has the octal escape \\0', '\\xHH'],
      ['^/(a)\\2', 'has the reference \\2, but no group with that number', 'Add the group'],
      ['^/[\\1]', 'has the reference \\1, but no group with that number', '\\xHH'],
    ] as const) {
      expect(tryCompilePattern(source, inputLimit), source).toBeUndefined();
      const findings = await findingsOn(source);
      const errors = findings.filter(({ severity }) => severity === 'error');
      expect(
        errors.map(({ rule }) => rule),
        source,
      ).toEqual(['pattern-syntax']);
      expect(errors[0]?.message, source).toContain(what);
      expect(errors[0]?.advice, source).toContain(fix);
      expect(
        findings.filter(({ rule }) => rule === 'pattern-anchor'),
        source,
      ).toEqual([]);
    }
  });

  it('reports patterns that are delimited by slashes', async () => {
    expect(await findingsOn('/^\\/store$/i')).toMatchObject([
      {
        rule: 'pattern-never',
        message: expect.stringContaining('can never match a path'),
        advice: 'Write "^\\\\/store$", without slashes around it and without flags. Patterns are case-sensitive.',
      },
    ]);
  });

  it('warns of patterns with a POSIX class', async () => {
    for (const [source, fix] of [
      ['^/[[:alpha:]]+$', '[A-Za-z]'],
      ['^/[a[:digit:]]', '[0-9]'],
      ['^/[[:graph:]]', '[A-Za-z]'],
    ] as const) {
      const posix = (await findingsOn(source)).filter(({ rule }) => rule === 'pattern-posix');
      expect(posix, source).toMatchObject([
        {
          severity: 'warning',
          message: expect.stringContaining('reads as single characters'),
          advice: expect.stringContaining(fix),
        },
      ]);
    }
  });

  it('accepts patterns that JavaScript reads like other languages', async () => {
    for (const source of [
      '^/\\w+\\.html$',
      '^/[\\w.-]+/\\x61',
      '\\/a\\-b\\_c',
      '^/(?<n>a)\\k<n>$',
      '^/(a)\\1$',
      '^/{id}/]',
    ]) {
      expect(
        (await findingsOn(source)).filter(({ rule }) => rule === 'pattern-syntax'),
        source,
      ).toEqual([]);
      expect(tryCompilePattern(source, inputLimit), source).toBeDefined();
    }
  });
});
