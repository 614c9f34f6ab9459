import { limits } from '../io/limits';
import type { TextLines } from '../io/text-lines';
import type { LocatedFinding, Severity } from './finding';
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
}

/**
 * Makes what rules found in a file into findings.
 *
 * @param found what each rule found
 * @param lines of the file
 * @param most so many findings of one rule are listed
 */
export const collect = (
  found: Iterable<readonly [rule: { id: string; severity: Severity }, found: Iterable<Found>]>,
  file: string,
  lines: TextLines,
  most: number = limits.findings,
): Collected => {
  const listed: { offset: number; finding: LocatedFinding }[] = [];
  const unlisted: Unlisted[] = [];
  for (const [rule, all] of found) {
    let count = 0;
    const more = { rule: rule.id, file, errors: 0, warnings: 0 };
    for (const each of all) {
      if (++count <= most) listed.push({ offset: each.at.offset, finding: locate(each, rule, file, lines) });
      else if ((each.severity ?? rule.severity) === 'error') more.errors++;
      else more.warnings++;
    }
    if (count > most) unlisted.push(more);
  }
  listed.sort((a, b) => a.offset - b.offset);
  return { findings: listed.map(({ finding }) => finding), unlisted };
};
