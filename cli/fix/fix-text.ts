import type { Collected } from '../report/collect';
import type { Edit } from '../report/edit';
import type { LocatedFinding } from '../report/finding';

export interface AppliedFix {
  finding: LocatedFinding;
  before: string;
  after: string;
}

/** Of two conflicting fixes, only the first is applied. */
export const applyFixes = (
  text: string,
  findings: readonly LocatedFinding[],
): { text: string; applied: AppliedFix[] } => {
  const fixes = findings
    .flatMap((finding) => {
      const own = [...(finding.fix ?? [])].sort((a, b) => a.offset - b.offset);
      const [first, last] = [own[0], own.at(-1)];
      return first && last ? [{ finding, edits: own, start: first.offset, end: last.offset + last.length }] : [];
    })
    .sort((a, b) => a.start - b.start);
  const edits: Edit[] = [];
  const applied: AppliedFix[] = [];
  let [start, end] = [-1, 0];
  for (const fix of fixes) {
    if (fix.start < end || fix.start === start) continue;
    ({ start, end } = fix);
    edits.push(...fix.edits);
    const { offset, length } = fix.finding.spot;
    const from = Math.min(offset, start);
    const to = Math.max(offset + length, end);
    applied.push({ finding: fix.finding, before: text.slice(from, to), after: applyEdits(text, fix.edits, from, to) });
  }
  return { text: applyEdits(text, edits, 0, text.length), applied };
};

/** Requires sorted `edits` without overlaps. */
const applyEdits = (text: string, edits: readonly Edit[], from: number, to: number): string => {
  const pieces: string[] = [];
  let at = from;
  for (const edit of edits) {
    pieces.push(text.slice(at, edit.offset), edit.text);
    at = edit.offset + edit.length;
  }
  return [...pieces, text.slice(at, to)].join('');
};

const MAX_ROUNDS = 100;

/** Repeats until nothing changes, because a fix may reveal another finding. */
export const fixText = async <T extends Collected>(
  text: string,
  judge: (text: string) => T | Promise<T>,
): Promise<{ text: string; left: T; applied: AppliedFix[] }> => {
  const applied: AppliedFix[] = [];
  let current = text;
  let left = await judge(current);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fixed = applyFixes(current, left.findings);
    if (fixed.applied.length === 0) break;
    applied.push(...fixed.applied);
    current = fixed.text;
    left = await judge(current);
  }
  return { text: current, left, applied };
};
