import type { Severity } from './finding';

/** A rule's description in reports. */
export interface RuleText {
  id: string;
  severity: Severity;
  text: string;
  why: string;
}
