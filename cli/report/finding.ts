import type { Edit } from './edit';

/** Errors make the command fail; warnings do with `--strict`. */
export type Severity = 'error' | 'warning';

/** One finding, exactly as `--format json` prints it. Lines and columns count from 1. */
export interface Finding {
  rule: string;
  severity: Severity;
  file: string;
  line: number;
  column: number;
  message: string;
  mend: string;
}

/** A finding with what the other formats show besides: the line that it is in, and the guilty piece of that line. */
export interface LocatedFinding extends Finding {
  source: string;
  underline: { column: number; length: number };
  /** The guilty piece of the whole text. */
  spot: Pick<Edit, 'offset' | 'length'>;
  /** What mends it for certain: all of these changes together. */
  fix?: readonly Edit[];
}

/** A finding that the user has said is none, and why. */
export interface SuppressedFinding extends LocatedFinding {
  reason: string;
}
