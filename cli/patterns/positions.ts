import type { CharSet } from './alphabet';
import { alphabet } from './alphabet';
import type { Automaton } from './automaton';

/**
 * The automaton without its empty steps (Glushkov's form): node 0 is the start, every other node consumes one
 * character. An edge that stands twice in `next` can be taken in two ways.
 */
export interface Positions {
  /** What it takes to enter node n; the start's set is never entered, except by its own loop. */
  chars: CharSet[];
  next: number[][];
  /** `sure`: the match is over when this node is reached; `end`: if the text ends here; `no`: neither. */
  accepts: ('sure' | 'end' | 'no')[];
  /** The whole alphabet. */
  all: CharSet;
  /** As in {@link Automaton}: false when the real matcher can fail where this graph goes on. */
  exact: boolean;
}

/** More ways to go on than this from one node, and the pattern is left to slower judges. */
const WAYS = 3000;

/**
 * Takes the empty steps out. A search that isn't tied to the start of the text (`^`) gets a loop at node 0, as the
 * browser tries every place in turn.
 *
 * @returns undefined when a repetition can repeat nothing (`(a*)*`), or when there are too many ways to go on
 */
export const positions = ({ states, first, letters, exact }: Automaton): Positions | undefined => {
  const node = new Map<number, number>();
  const all = alphabet.all(letters);
  const result: Positions = { all, chars: [all], next: [[]], accepts: ['no'], exact };
  states.forEach((state, index) => {
    if (state.kind !== 'char') return;
    node.set(index, result.chars.push(state.chars!) - 1);
    result.next.push([]);
    result.accepts.push('no');
  });

  let ways = 0;
  let tied = true;
  /** Follows empty steps; `open` are the states on the way, to notice a loop of nothing. */
  const follow = (state: number, from: number, open: Set<number>, ended: boolean, started: boolean): boolean => {
    if (++ways > WAYS || open.has(state)) return false;
    const { kind, to } = states[state]!;
    if (kind === 'start' && from !== 0) return true; // something stands before: `^` fails here
    if (kind === 'char') {
      if (from === 0 && !started) tied = false;
      if (!ended) result.next[from]!.push(node.get(state)!);
      return true;
    }
    if (kind === 'accept') {
      if (from === 0 && !started) tied = false;
      if (result.accepts[from] !== 'sure') result.accepts[from] = ended ? 'end' : 'sure';
      return true;
    }
    open.add(state);
    const fine = to.every((after) => follow(after, from, open, ended || kind === 'end', started || kind === 'start'));
    open.delete(state);
    return fine;
  };

  const begin = (state: number, from: number): boolean => {
    ways = 0;
    return follow(state, from, new Set(), false, false);
  };
  if (!begin(first, 0)) return undefined;
  for (const [state, from] of node) if (!begin(states[state]!.to[0]!, from)) return undefined;
  if (!tied) result.next[0]!.unshift(0);
  return result;
};
