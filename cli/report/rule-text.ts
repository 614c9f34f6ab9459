import type { Severity } from './finding';

/** What reports say about a rule itself. */
export interface RuleText {
  id: string;
  severity: Severity;
  text: string;
  why: string;
}
