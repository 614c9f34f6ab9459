import type { Edit } from './edit';

/** Report formats of `check` and `lint`. */
export const FINDING_FORMATS = ['text', 'json', 'sarif', 'github', 'gitlab'] as const;
export type FindingFormat = (typeof FINDING_FORMATS)[number];

/** Errors make the command fail; warnings only with `--strict`. */
export type Severity = 'error' | 'warning';

/** One finding, as `--format json` prints it. Lines and columns are 1-based. */
export interface Finding {
  rule: string;
  severity: Severity;
  file: string;
  line: number;
  column: number;
  message: string;
  mend: string;
}

/** A finding with its line and the part to underline. */
export interface LocatedFinding extends Finding {
  source: string;
  underline: { column: number; length: number };
  spot: Pick<Edit, 'offset' | 'length'>;
  /** The edits of its fix, which belong together. */
  fix?: readonly Edit[];
}

export interface SuppressedFinding extends LocatedFinding {
  reason: string;
}

export interface RuleText {
  id: string;
  severity: Severity;
  text: string;
  why: string;
}

export const messageWithFix = ({ message, mend }: Finding): string =>
  `${message}${/[.?!]$/.test(message) ? '' : '.'} ${mend}`;
