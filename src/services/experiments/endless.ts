import { type Atoms, atoms } from './atoms';
import { loops } from './loops';

/**
 * More steps than this, and the question is too hard for a page: a loop counts as one that reads twice, a chain as
 * none.
 */
const STEPS = 1_000_000;

/** The same for a graph with more steps from atom to atom than this. */
const EDGES = 50_000;

/** Characters that a text is grown by, and the number of ways to read it from which on a pattern is refused. */
const LENGTH = 60;
const WAYS = 20_000;

/**
 * Whether the browser's backtracking can take practically forever on a pattern. It does when there are texts that the
 * pattern can read in ever more ways, as it tries them all before it gives up.
 *
 * Refused are patterns with a loop that reads the same text in two ways, as `(a+)+` or `(a|aa)*` (exponential: twice
 * the work for each round), and chains of four loops or more that share a character, as `.*.*.*.*` (a power of the
 * length). A nested loop that tells its rounds apart, as `(/[^/]+)*`, is fine, and so are the first three loops of a
 * chain. Refused too is syntax that only the newest browsers know.
 *
 * @param source of a valid pattern
 * @param flags of a pattern that is for any text; without them it is for a URL
 */
export const endless = (source: string, flags?: string): boolean => {
  // Inline flags and names used twice came in 2025: to some browsers they are a fault, and to Node 20. All are to
  // agree.
  if (/\(\?[^:=!<]|\(\?<(\w+)>.*\(\?<\1>/s.test(source)) return true;
  const graph = atoms(source, flags);
  return (
    graph.next.flat().length > EDGES || loops(graph.next).some((loop) => readsTwice(graph, loop)) || manyWays(graph)
  );
};

/**
 * Whether two different ways lead from an atom of the loop back to it with the same text: both are walked side by side.
 */
const readsTwice = ({ reads, next }: Atoms, loop: Set<number>): boolean => {
  const home = [...loop][0]!;
  const seen = new Set<number>();
  const places: [one: number, two: number, apart: boolean][] = [[home, home, false]];
  let steps = 0;
  for (const [one, two, apart] of places) {
    // Not by entries(): old libraries that pages still carry put their own in its place, and in that of Array.from.
    for (let i = 0; i < next[one]!.length; i++) {
      for (let j = 0; j < next[two]!.length; j++) {
        const [a, b] = [next[one]![i]!, next[two]![j]!];
        if (++steps > STEPS) return true;
        if (!loop.has(a) || !loop.has(b) || !(reads[a]! & reads[b]!)) continue;
        const split = apart || a != b || (one == two && i != j);
        if (split && a == home && b == home) return true;
        const key = (a * reads.length + b) * 2 + +split;
        if (!seen.has(key)) places.push([a, b, split]);
        seen.add(key);
      }
    }
  }
  return false;
};

/** Grows a text from each atom, always by the character that is read in most ways, and counts these. */
const manyWays = ({ reads, characters, next }: Atoms): boolean => {
  const kinds = new Set<string>();
  for (let character = 0n; character < characters; character++)
    kinds.add(reads.map((bits) => (bits >> character) & 1n).join(''));
  let steps = 0;
  return reads.some((_, start) => {
    let ways = new Map([[start, 1]]);
    let most = 1;
    for (
      let length = 0;
      length < LENGTH && most && most <= WAYS && steps < STEPS && (most > 1 || length < 9);
      length++
    ) {
      const before = ways;
      most = 0;
      for (const kind of kinds) {
        const grown = new Map<number, number>();
        let sum = 0;
        for (const [atom, count] of before) {
          for (const to of next[atom]!) {
            steps++;
            if (kind[to] == '0') continue;
            grown.set(to, (grown.get(to) ?? 0) + count);
            sum += count;
          }
        }
        if (sum > most) [ways, most] = [grown, sum];
      }
    }
    return most > WAYS;
  });
};
