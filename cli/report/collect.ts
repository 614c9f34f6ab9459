import { limits } from '../io/limits';
import type { TextLines } from '../io/text-lines';
import type { LocatedFinding, Severity, SuppressedFinding } from './finding';
import type { Found } from './locate';
import { locate } from './locate';

/** Counts findings that are too many to list (threat 9). They can still make the command fail. */
export interface Unlisted {
  rule: string;
  file: string;
  errors: number;
  warnings: number;
}

/** Findings in document order. */
export interface Collected {
  findings: LocatedFinding[];
  unlisted: Unlisted[];
  suppressed: SuppressedFinding[];
}

export type ReasonAt = (rule: string, offset: number) => string | undefined;

export const collect = (
  found: Iterable<readonly [rule: { id: string; severity: Severity }, found: Iterable<Found>]>,
  file: string,
  lines: TextLines,
  reasonAt: ReasonAt = () => undefined,
): Collected => {
  const listed: LocatedFinding[] = [];
  const suppressed: SuppressedFinding[] = [];
  const unlisted: Unlisted[] = [];
  for (const [rule, all] of found) {
    let [count, suppressedCount] = [0, 0];
    const more = { rule: rule.id, file, errors: 0, warnings: 0 };
    for (const each of all) {
      const reason = reasonAt(rule.id, each.at.offset);
      if (reason !== undefined) {
        if (++suppressedCount <= limits.findings) suppressed.push({ ...locate(each, rule, file, lines), reason });
        continue;
      }
      if (++count <= limits.findings) listed.push(locate(each, rule, file, lines));
      else if ((each.severity ?? rule.severity) === 'error') more.errors++;
      else more.warnings++;
    }
    if (count > limits.findings) unlisted.push(more);
  }
  return { findings: inOrder(listed), unlisted, suppressed: inOrder(suppressed) };
};

const inOrder = <T extends LocatedFinding>(findings: T[]): T[] =>
  findings.sort((a, b) => a.line - b.line || a.column - b.column);
