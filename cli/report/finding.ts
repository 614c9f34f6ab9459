import type { Edit } from './edit';

/** Report formats of `check` and `lint`. */
export const FINDING_FORMATS = ['text', 'json', 'sarif', 'github', 'gitlab'] as const;
export type FindingFormat = (typeof FINDING_FORMATS)[number];

/** Errors make the command fail; warnings do with `--strict`. */
export type Severity = 'error' | 'warning';

/** One finding, as `--format json` prints it. Lines and columns count from 1. */
export interface Finding {
  rule: string;
  severity: Severity;
  file: string;
  line: number;
  column: number;
  message: string;
  mend: string;
}

/** A finding with its line and the part to underline, for the other formats. */
export interface LocatedFinding extends Finding {
  source: string;
  underline: { column: number; length: number };
  spot: Pick<Edit, 'offset' | 'length'>;
  /** Changes that fix it, all together. */
  fix?: readonly Edit[];
}

/** A finding that the user has suppressed, with the reason. */
export interface SuppressedFinding extends LocatedFinding {
  reason: string;
}

/** A rule's description in reports. */
export interface RuleText {
  id: string;
  severity: Severity;
  text: string;
  why: string;
}

/** Returns the message and the fix as sentences. */
export const messageWithFix = ({ message, mend }: Finding): string =>
  `${message}${/[.?!]$/.test(message) ? '' : '.'} ${mend}`;
