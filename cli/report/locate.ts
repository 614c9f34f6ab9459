import type { TextLines } from '../io/text-lines';
import type { Edit } from './edit';
import type { LocatedFinding, Severity } from './finding';

export interface Piece {
  offset: number;
  length: number;
}

export interface Found {
  at: Piece;
  /** The range within `at` to underline. Default: all of `at`. */
  spot?: Piece;
  message: string;
  /** Line number of the first equal finding. The message ends with this number. */
  firstLine?: number;
  advice: string;
  /** Overrides the rule's severity. */
  severity?: Severity;
  /** The edits that `--fix` makes. Undefined if the user's intention is uncertain. */
  fix?: readonly Edit[] | undefined;
}

/** Cuts the underline off at the line's end. */
export const locate = (
  { at, spot = at, message, firstLine, advice, severity, fix }: Found,
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
    message: firstLine === undefined ? message : `${message}; the first one is on line ${firstLine}`,
    identity: message,
    advice,
    source,
    underline: { column, length: Math.max(1, Math.min(start.length, source.length - column + 1)) },
    spot: { offset: spot.offset, length: spot.length },
    ...(fix && { fix }),
  };
};
