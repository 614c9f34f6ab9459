import type { PatternGraph } from './pattern-graph';

/**
 * A graph's steps, without those from positions at which a match is certain, whatever follows: from there the browser
 * never comes back to try another way. Such a position has matched, or something can come next whatever is read; and
 * all that can come next is such a position.
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
