import { createRequire } from 'node:module';
import type * as Refa from 'refa';

const require = createRequire(import.meta.url);

/** Loads refa lazily, because loading it takes longer than checking a small config. */
export const automata = (): typeof Refa => require('refa');

export const shortestWord = (automaton: Refa.NFA): number[] | undefined => {
  const { Words } = automata();
  const words = new Map<Refa.NFA.ReadonlyNode, number[]>([[automaton.initial, []]]);
  for (const [state, word] of words) {
    if (automaton.finals.has(state as Refa.NFA.Node)) return word;
    for (const [next, characters] of state.out) {
      const char = Words.pickMostReadableCharacter(characters);
      if (char !== undefined && !words.has(next)) words.set(next, [...word, char]);
    }
  }
  return undefined;
};
