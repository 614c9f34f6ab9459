import { alphabet } from './alphabet';
import type { Automaton } from './automaton';

/** What a state of {@link Determined} says: found whatever follows, found if the text ends here, or not (yet). */
export type Seen = 'found' | 'found-at-end' | 'open';

/**
 * Several patterns read as one deterministic automaton, built as far as it is walked. It follows a search from the
 * first character on, as the browser's `test` does: a match may begin at any place.
 */
export class Determined {
  private readonly states: ReadonlySet<number>[][] = [];
  private readonly seen: Seen[] = [];
  private readonly ids = new Map<string, number>();
  private readonly steps = new Map<number, number>();
  /** The state before the first character. */
  readonly first: number;

  constructor(private readonly patterns: readonly Automaton[]) {
    this.first = this.put(patterns.map((pattern) => closure(pattern, [pattern.first], true)));
  }

  /** The state after one more character, an ASCII code. */
  step(state: number, char: number): number {
    const key = state * 128 + char;
    let after = this.steps.get(key);
    if (after === undefined) {
      after = this.put(this.states[state]!.map((set, n) => advance(this.patterns[n]!, set, char)));
      this.steps.set(key, after);
    }
    return after;
  }

  look(state: number): Seen {
    return this.seen[state]!;
  }

  private put(sets: ReadonlySet<number>[]): number {
    const name = sets.map((set) => [...set].sort((a, b) => a - b).join()).join(';');
    let id = this.ids.get(name);
    if (id === undefined) {
      id = this.states.push(sets) - 1;
      this.ids.set(name, id);
      this.seen.push(
        sets.includes(FOUND)
          ? 'found'
          : sets.some((set, n) => closes(this.patterns[n]!, set))
            ? 'found-at-end'
            : 'open',
      );
    }
    return id;
  }
}

/** The pattern has found its match, whatever follows. */
const FOUND: ReadonlySet<number> = new Set([-1]);

/** All states behind empty steps, those before `$` kept for the end; {@link FOUND} once the pattern has matched. */
const closure = (pattern: Automaton, from: Iterable<number>, start: boolean): ReadonlySet<number> => {
  const out = new Set<number>();
  const stack = [...from];
  for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
    if (out.has(state)) continue;
    out.add(state);
    const { kind, to } = pattern.states[state]!;
    if (kind === 'accept') return FOUND;
    if (kind === 'split' || (kind === 'start' && start)) stack.push(...to);
  }
  return out;
};

const advance = (pattern: Automaton, set: ReadonlySet<number>, char: number): ReadonlySet<number> => {
  if (set === FOUND) return FOUND;
  const after: number[] = [pattern.first];
  for (const state of set) {
    const { kind, chars, to } = pattern.states[state]!;
    if (kind === 'char' && alphabet.has(chars!, char)) after.push(to[0]!);
  }
  return closure(pattern, after, false);
};

/** Whether the pattern matches if the text ends here. */
const closes = (pattern: Automaton, set: ReadonlySet<number>): boolean => {
  const seen = new Set<number>();
  const stack = [...set].filter((state) => pattern.states[state]?.kind === 'end');
  for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
    if (seen.has(state)) continue;
    seen.add(state);
    const { kind, to } = pattern.states[state]!;
    if (kind === 'accept') return true;
    if (kind === 'split' || kind === 'end') stack.push(...to);
  }
  return false;
};
