import { createRequire } from 'node:module';
import type * as Refa from 'refa';

const require = createRequire(import.meta.url);

/** Returns the library of automata. It loads slower than all else that a small config's check does: call it if needed. */
export const automata = (): typeof Refa => require('refa');

/** Returns a shortest text that an automaton accepts; undefined if it accepts none. Visits each state once. */
export const shortestWord = (automaton: Refa.NFA): number[] | undefined => {
  const { Words } = automata();
  const words = new Map<Refa.NFA.ReadonlyNode, number[]>([[automaton.initial, []]]);
  for (const [state, word] of words) {
    // `finals` has the type of nodes that can be changed, but only looks this one up.
    if (automaton.finals.has(state as Refa.NFA.Node)) return word;
    for (const [next, characters] of state.out) {
      const char = Words.pickMostReadableCharacter(characters);
      if (char !== undefined && !words.has(next)) words.set(next, [...word, char]);
    }
  }
  return undefined;
};
