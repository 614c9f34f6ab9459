/**
 * Some URLs of a list: as they are, or lines of a text that is not yet split, which a thread takes in a fraction of the
 * time that many short texts take.
 */
export type UrlBatch = readonly string[] | UrlLines;

/** Whole lines, each with one URL, blanks round it, or nothing. */
export interface UrlLines {
  readonly lines: string;
}
