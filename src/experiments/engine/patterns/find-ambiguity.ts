import type { PatternGraph } from './pattern-graph';

export interface Place {
  one: number;
  other: number;
  apart: boolean;
  before?: Place;
}

/**
 * Searches a loop for two paths that match the same string. Both start and end at the loop's first position. With two
 * such paths, n iterations can match in 2^n ways.
 *
 * @param loop All its positions lead to each other
 * @returns the place where both paths end; undefined if there is only one path
 */
export const findAmbiguity = (
  { reads }: PatternGraph,
  next: readonly number[][],
  loop: readonly number[],
  countStep: () => void,
): Place | undefined => {
  const home = loop[0]!;
  const members = new Set(loop);
  const inside = (position: number): number[] => next[position]!.filter((other) => members.has(other));
  const seen = new Set<number>();
  const places: Place[] = [{ one: home, other: home, apart: false }];
  for (const before of places) {
    const [afterOne, afterOther] = [inside(before.one), inside(before.other)];
    // Avoid `entries()` and `Array.from`, which old libraries replace.
    for (let i = 0; i < afterOne.length; i++) {
      for (let j = 0; j < afterOther.length; j++) {
        const [a, b] = [afterOne[i]!, afterOther[j]!];
        countStep();
        if (!(reads[a]! & reads[b]!)) continue;
        // Compare indices, because different steps may lead to the same position. Until the paths diverge, `afterOne`
        // equals `afterOther`, so each index means the same step in both.
        const apart = before.apart || i !== j;
        const place = { one: a, other: b, apart, before };
        if (apart && a === home && b === home) return place;
        const key = (a * reads.length + b) * 2 + +apart;
        if (!seen.has(key)) places.push(place);
        seen.add(key);
      }
    }
  }
};
