import type { Edit } from '../report/edit';
import type { LocatedFinding } from '../report/finding';

/** A finding that was mended, with the piece of the text as it was and as it is. */
export interface Mend {
  finding: LocatedFinding;
  before: string;
  after: string;
}

/**
 * Makes the edits of findings that bring some. Those of one finding are made together or not at all: where two findings
 * would change the same place, the second has to wait.
 */
export const applyFixes = (text: string, findings: readonly LocatedFinding[]): { text: string; mends: Mend[] } => {
  const fixes = findings
    .flatMap((finding) => {
      const edits = [...(finding.fix ?? [])].sort((a, b) => a.offset - b.offset);
      const [first, last] = [edits[0], edits.at(-1)];
      return first && last ? [{ finding, edits, start: first.offset, end: last.offset + last.length }] : [];
    })
    .sort((a, b) => a.start - b.start);
  const made: Edit[] = [];
  const mends: Mend[] = [];
  let [start, end] = [-1, 0];
  for (const fix of fixes) {
    if (fix.start < end || fix.start === start) continue;
    ({ start, end } = fix);
    made.push(...fix.edits);
    // What was underlined, and what was changed round it.
    const { offset, length } = fix.finding.spot;
    const from = Math.min(offset, start);
    const to = Math.max(offset + length, end);
    mends.push({ finding: fix.finding, before: text.slice(from, to), after: applyEdits(text, fix.edits, from, to) });
  }
  return { text: applyEdits(text, made, 0, text.length), mends };
};

/** A piece of the text after edits, which are in order and don't overlap. */
const applyEdits = (text: string, edits: readonly Edit[], from: number, to: number): string => {
  const pieces: string[] = [];
  let at = from;
  for (const edit of edits) {
    pieces.push(text.slice(at, edit.offset), edit.text);
    at = edit.offset + edit.length;
  }
  return [...pieces, text.slice(at, to)].join('');
};
