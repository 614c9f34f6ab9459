import { escapeControls } from '../io/escape-controls';
import type { Colours } from '../io/io';
import { shorten } from '../io/shorten';
import { marked } from '../report/marked';
import { wrap } from '../report/wrap';
import type { Mend } from './apply-fixes';

/** Longer pieces are cut. */
const LONGEST = 200;

/** What was mended, for people: the place, the message, and the piece before and after. */
export const mendedLines = (mends: readonly Mend[], paint: Colours, columns: number): string =>
  mends
    .map(({ finding: { file, line, column, rule, message }, before, after }) =>
      [
        `${paint.bold(`${escapeControls(file)}:${line}:${column}`)} ${paint.green('mended')} ${paint.dim(rule)}`,
        wrap(escapeControls(message), columns, '  '),
        `    ${paint.red('-')} ${shown(before)}`,
        `    ${paint.green('+')} ${shown(after)}`,
        '',
      ].join('\n'),
    )
    .join('\n');

const shown = (piece: string): string => marked('', shorten(piece, LONGEST), '').piece;
