import type { Io } from '../io/io';
import { safeJson } from '../io/json';
import { escapeControls } from '../io/messages';
import type { CaseResult } from '../test/run-case';
import type { Finding } from './finding';
import { wrap } from './wrap';

export const caseText = (
  { test, ok, differences, fault, why }: CaseResult,
  { paint, columns }: Pick<Io, 'paint' | 'columns'>,
): string => {
  const { green, red, bold, dim } = paint.out;
  if (ok) return `  ${green('✓')} ${escapeControls(test.name)}\n`;
  const lines = [`  ${red('✗')} ${bold(escapeControls(test.name))}`];
  if (test.name !== test.url) lines.push(dim(`    ${escapeControls(test.url)}`));
  if (fault !== undefined) lines.push(wrap(escapeControls(fault), columns, '    '));
  for (const { what, expected, got } of differences) {
    lines.push(
      `    ${what}`,
      `      ${green('expected')}  ${wrappedList(expected, columns)}`,
      `      ${red('got')}       ${wrappedList(got, columns)}`,
    );
  }
  for (const each of why) lines.push(wrap(`because ${escapeControls(each)}`, columns, '    '));
  return `${lines.join('\n')}\n`;
};

/** Returns the results of `cobble test --format json` (interface 9). */
export const caseJson = (results: readonly CaseResult[], coverage: number): string => {
  const cases = results.map(({ file, test, ok, fault, got }) => ({
    file,
    name: test.name,
    ok,
    expected: test.expect,
    got: got
      ? Object.fromEntries(Object.entries(got).filter(([what]) => Object.hasOwn(test.expect, what)))
      : { error: fault },
  }));
  return `${safeJson({ cases, coverage }, 2)}\n`;
};

export const caseFinding = ({ file, test, differences, fault, why }: CaseResult): Finding => {
  const differing = differences.map(
    ({ what, expected, got }) => `${what} expected ${list(expected)}, got ${list(got)}`,
  );
  return {
    rule: 'test',
    severity: 'error',
    file,
    ...test.at,
    message: `${test.name}: ${fault ?? differing.join('; ')}`,
    advice: why.length > 0 ? why.join('; ') : 'Fix the config or the case.',
  };
};

const list = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));

const wrappedList = (names: readonly string[], columns: number): string =>
  names.length === 0 ? 'nothing' : wrap(escapeControls(names.join(', ')), columns, ' '.repeat(16)).trimStart();
