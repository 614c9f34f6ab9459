import { limits } from '../io/limits';
import type { TextLines } from '../io/text-lines';
import type { LocatedFinding, Severity, SuppressedFinding } from './finding';
import type { Found } from './locate';
import { locate } from './locate';

/** Findings of a rule in a file beyond those that are listed: they count, but nobody would read them (threat 9). */
export interface Unlisted {
  rule: string;
  file: string;
  errors: number;
  warnings: number;
}

/** The findings of rules in one file, in the order of the text. */
export interface Collected {
  findings: LocatedFinding[];
  unlisted: Unlisted[];
  /** What the user has said is no fault: these don't count. */
  suppressed: SuppressedFinding[];
}

/** The reason why a finding of a rule, at an offset, is suppressed; undefined for one that is reported. */
export type ReasonAt = (rule: string, offset: number) => string | undefined;

/**
 * Makes what rules found in a file into findings.
 *
 * @param found what each rule found
 * @param lines of the file
 * @param reasonAt says what is suppressed
 * @param most so many findings of one rule are listed
 */
export const collect = (
  found: Iterable<readonly [rule: { id: string; severity: Severity }, found: Iterable<Found>]>,
  file: string,
  lines: TextLines,
  reasonAt: ReasonAt = () => undefined,
  most: number = limits.findings,
): Collected => {
  const listed: { offset: number; finding: LocatedFinding }[] = [];
  const suppressed: { offset: number; finding: SuppressedFinding }[] = [];
  const unlisted: Unlisted[] = [];
  for (const [rule, all] of found) {
    let [count, left] = [0, 0];
    const more = { rule: rule.id, file, errors: 0, warnings: 0 };
    for (const each of all) {
      const { offset } = each.at;
      const reason = reasonAt(rule.id, offset);
      if (reason !== undefined) {
        if (++left <= most) suppressed.push({ offset, finding: { ...locate(each, rule, file, lines), reason } });
        continue;
      }
      if (++count <= most) listed.push({ offset, finding: locate(each, rule, file, lines) });
      else if ((each.severity ?? rule.severity) === 'error') more.errors++;
      else more.warnings++;
    }
    if (count > most) unlisted.push(more);
  }
  return { findings: inOrder(listed), unlisted, suppressed: inOrder(suppressed) };
};

/** In the order of the text. */
const inOrder = <T>(all: { offset: number; finding: T }[]): T[] =>
  all.sort((a, b) => a.offset - b.offset).map(({ finding }) => finding);
