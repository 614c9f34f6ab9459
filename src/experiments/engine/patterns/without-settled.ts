import type { PatternGraph } from './pattern-graph';

/**
 * Returns a graph's steps, except those from settled positions. There, a match is certain, so the browser never
 * backtracks. A settled position ends a match, or has a successor for every character. All its successors are settled,
 * too.
 */
export const withoutSettled = ({ sets, reads, next, accepts }: PatternGraph): number[][] => {
  const START = sets.of('^');
  const settled = new Set<number>();
  next.forEach((after, position) => {
    let covered = START;
    for (const other of after) covered |= reads[other]!;
    if (accepts.has(position) || covered === sets.everything) settled.add(position);
  });
  for (let size = 0; size !== settled.size; ) {
    size = settled.size;
    for (const position of settled) if (!next[position]!.every((other) => settled.has(other))) settled.delete(position);
  }
  return next.map((after, position) => (settled.has(position) ? [] : after));
};
