import type { NFA } from 'refa';
import { automata } from './automata';

/** A text, as short as any, that an automaton accepts; undefined when there is none. One walk, each state once. */
export const shortestWord = (automaton: NFA): number[] | undefined => {
  const { Words } = automata();
  const words = new Map<NFA.ReadonlyNode, number[]>([[automaton.initial, []]]);
  for (const [state, word] of words) {
    // It is only looked for among them.
    if (automaton.finals.has(state as NFA.Node)) return word;
    for (const [next, characters] of state.out) {
      const char = Words.pickMostReadableCharacter(characters);
      if (char !== undefined && !words.has(next)) words.set(next, [...word, char]);
    }
  }
  return undefined;
};
