import type { Edit } from './edit';

export const FINDING_FORMATS = ['text', 'json', 'sarif', 'github', 'gitlab'] as const;
export type FindingFormat = (typeof FINDING_FORMATS)[number];

/** Errors make the command fail; warnings only with `--strict`. */
export type Severity = 'error' | 'warning';

/** A finding as `--format json` prints it. Lines and columns are 1-based. */
export interface Finding {
  rule: string;
  severity: Severity;
  file: string;
  line: number;
  column: number;
  message: string;
  advice: string;
}

export interface LocatedFinding extends Finding {
  source: string;
  /** The message without line numbers, so that it stays the same if lines move. */
  identity: string;
  underline: { column: number; length: number };
  spot: Pick<Edit, 'offset' | 'length'>;
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

export const messageWithFix = ({ message, advice }: Finding): string =>
  `${message}${/[.?!]$/.test(message) ? '' : '.'} ${advice}`;
