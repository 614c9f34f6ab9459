import type { TextLines } from '../io/text-lines';
import type { Edit } from './edit';
import type { LocatedFinding, Severity } from './finding';

/** A piece of a text. */
export interface Piece {
  offset: number;
  length: number;
}

/** A rule's finding, before it has a line and a column. */
export interface Found {
  at: Piece;
  /** The part of `at` to underline; all of it by default. */
  spot?: Piece;
  message: string;
  /** How to fix it. */
  mend: string;
  /** Overrides the rule's. */
  severity?: Severity;
  /** Changes that `--fix` makes, if the intention is certain. */
  fix?: readonly Edit[] | undefined;
}

/** Adds the line and column to a rule's finding. The underlined part ends with the line. */
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
