import type { Colours } from '../io/io';
import { escapeControls, shorten } from '../io/messages';
import { marked } from '../report/marked';
import { wrap } from '../report/wrap';
import type { AppliedFix } from './fix-text';

/** In characters. */
const MAX_SHOWN = 200;

export const fixedLines = (fixes: readonly AppliedFix[], paint: Colours, columns: number): string =>
  fixes
    .map(({ finding: { file, line, column, rule, message }, before, after }) =>
      [
        `${paint.bold(`${escapeControls(file)}:${line}:${column}`)} ${paint.green('fixed')} ${paint.dim(rule)}`,
        wrap(escapeControls(message), columns, '  '),
        `    ${paint.red('-')} ${shown(before)}`,
        `    ${paint.green('+')} ${shown(after)}`,
        '',
      ].join('\n'),
    )
    .join('\n');

const shown = (piece: string): string => marked('', shorten(piece, MAX_SHOWN), '').piece;
