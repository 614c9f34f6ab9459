import type { Io } from '../io/io';
import { escapeControls } from '../io/messages';
import type { CaseResult } from '../test/run-case';
import { wrap } from './wrap';

/** One case's result: a line when it passed, else what was expected and what came. */
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
      `      ${green('expected')}  ${list(expected, columns)}`,
      `      ${red('got')}       ${list(got, columns)}`,
    );
  }
  for (const each of why) lines.push(wrap(`because ${escapeControls(each)}`, columns, '    '));
  return `${lines.join('\n')}\n`;
};

const list = (names: readonly string[], columns: number): string =>
  names.length === 0 ? 'nothing' : wrap(escapeControls(names.join(', ')), columns, ' '.repeat(16)).trimStart();
