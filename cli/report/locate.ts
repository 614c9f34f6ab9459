import type { TextLines } from '../io/text-lines';
import type { Edit } from './edit';
import type { LocatedFinding, Severity } from './finding';

/** A piece of a text. */
export interface Piece {
  offset: number;
  length: number;
}

/** What a rule finds, at a piece of the text. */
export interface Found {
  at: Piece;
  /** The guilty piece inside `at`, to underline; by default the whole of it. */
  spot?: Piece;
  /** Names the thing and its value. */
  message: string;
  /** What to do about it. */
  mend: string;
  /** When it is not the rule's own. */
  severity?: Severity;
  /** Changes that mend it, where it is certain what was meant: `--fix` makes all of them together. */
  fix?: readonly Edit[] | undefined;
}

/** Makes what a rule found a finding with line, column and the line's text. What is underlined stays on that line. */
export const locate = (
  { at, spot = at, message, mend, severity, fix }: Found,
  rule: { id: string; severity: Severity },
  file: string,
  lines: TextLines,
): LocatedFinding => {
  const position = lines.position(at.offset);
  const source = lines.line(position.line);
  const start = lines.position(spot.offset).line === position.line ? spot : at;
  const { column } = lines.position(start.offset);
  return {
    rule: rule.id,
    severity: severity ?? rule.severity,
    file,
    ...position,
    message,
    mend,
    source,
    underline: { column, length: Math.max(1, Math.min(start.length, source.length - column + 1)) },
    spot: { offset: spot.offset, length: spot.length },
    ...(fix && { fix }),
  };
};
