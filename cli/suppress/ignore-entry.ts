import type { Piece } from '../report/locate';

/** One entry of an `ignore` list in `cobble.json`. */
export interface IgnoreEntry {
  rule: string;
  /** The experiment, or the page, that it is for; undefined for all. */
  place: string | undefined;
  reason: string;
  /** `check.ignore[0]`, for messages. */
  path: string;
  /** Where the entry stands, and where its rule's name does. */
  at: Piece;
  ruleAt: Piece;
}
