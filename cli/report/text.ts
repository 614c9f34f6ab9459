import type { Colours } from '../io/io';
import { escapeControls } from '../io/messages';
import type { LocatedFinding } from './finding';
import type { Marked } from './marked';
import { marked } from './marked';
import { wrap } from './wrap';

export const text = (findings: readonly LocatedFinding[], paint: Colours, columns: number): string =>
  findings.map((finding) => block(finding, paint, columns)).join('\n');

const block = (finding: LocatedFinding, paint: Colours, columns: number): string => {
  const { file, line, column, severity, rule, message, advice } = finding;
  const colour = severity === 'error' ? paint.red : paint.yellow;
  const head = `${paint.bold(`${escapeControls(file)}:${line}:${column}`)} ${colour(severity)} ${paint.dim(rule)}`;
  const { before, piece, after } = excerpt(finding, columns);
  return [
    head,
    wrap(escapeControls(message), columns, '  '),
    `    ${paint.dim(before)}${piece}${paint.dim(after)}`,
    `    ${' '.repeat(before.length)}${colour('~'.repeat(Math.max(1, piece.length)))}`,
    wrap(`Fix: ${escapeControls(advice)}`, columns, '  ').replace('Fix:', paint.green('Fix:')),
    '',
  ].join('\n');
};

/** Maximum number of characters to search for indentation, because a line can have megabytes. */
const MAX_INDENT = 1000;

/** Replaces tabs, so that the underline aligns. */
const excerpt = ({ source, underline }: LocatedFinding, columns: number): Marked => {
  const width = columns - 5;
  const opening = source.slice(0, MAX_INDENT);
  const lead = opening.length - opening.trimStart().length;
  const at = underline.column - 1;
  const size = Math.min(underline.length, width - 10);
  let from = Math.min(lead, at);
  if (at + size - from > width) from = Math.max(from, at + size - width + 1);
  if (from > at) from = at;
  const cut = from > lead;
  const plain = (start: number, end: number): string => source.slice(start, end).replace(/[\t\r]/g, ' ');
  let before = plain(from, at);
  if (cut && before.length > 1) before = `…${before.slice(1)}`;
  const piece = plain(at, at + size);
  const left = Math.max(0, width - before.length - piece.length);
  const after =
    source.length - at - size > left
      ? `${plain(at + size, at + size + Math.max(0, left - 1))}…`
      : plain(at + size, source.length);
  return marked(before, piece, after);
};
