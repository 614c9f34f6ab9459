import type { Colours } from '../io/io';
import type { LocatedFinding } from './finding';
import { wrap } from './wrap';

/**
 * Findings for people: place, message, the line with the guilty piece underlined, and what to do. Wrapped to `columns`.
 */
export const text = (findings: readonly LocatedFinding[], paint: Colours, columns: number): string =>
  findings.map(finding => block(finding, paint, columns)).join('\n');

const block = (finding: LocatedFinding, paint: Colours, columns: number): string => {
  const { file, line, column, severity, rule, message, mend } = finding;
  const colour = severity === 'error' ? paint.red : paint.yellow;
  const head = `${paint.bold(`${file}:${line}:${column}`)} ${colour(severity)} ${paint.dim(rule)}`;
  const [before, piece, after, indent] = excerpt(finding, columns);
  return [
    head,
    wrap(message, columns, '  '),
    `    ${paint.dim(before)}${piece}${paint.dim(after)}`,
    `    ${' '.repeat(indent)}${colour('~'.repeat(Math.max(1, piece.length)))}`,
    wrap(`Mend: ${mend}`, columns, '  ').replace('Mend:', paint.green('Mend:')),
    '',
  ].join('\n');
};

/** The line's piece round the underlined one that fits, and the underline's indent. Tabs become blanks, so that it aligns. */
const excerpt = ({ source, underline }: LocatedFinding, columns: number): [string, string, string, number] => {
  const room = columns - 5;
  const plain = source.replace(/[\t\r]/g, ' ');
  const lead = plain.length - plain.trimStart().length;
  const at = underline.column - 1;
  const size = Math.min(underline.length, room - 10);
  let from = Math.min(lead, at);
  if (at + size - from > room) from = Math.max(from, at + size - room + 1);
  if (from > at) from = at;
  const cut = from > lead;
  let before = plain.slice(from, at);
  if (cut && before.length > 1) before = `…${before.slice(1)}`;
  const piece = plain.slice(at, at + size);
  const rest = plain.slice(at + size);
  const left = Math.max(0, room - before.length - piece.length);
  const after = rest.length > left ? `${rest.slice(0, Math.max(0, left - 1))}…` : rest;
  return [before, piece, after, before.length];
};
