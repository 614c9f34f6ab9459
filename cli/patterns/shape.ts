import { alphabet } from './alphabet';
import type { Positions } from './positions';

/**
 * A pattern's form apart from which characters stand in it. Two patterns of one form take equally long on texts that
 * correspond letter by letter: `^/item-12$` and `^/item-34$` need to be judged once.
 */
export interface Shape {
  key: string;
  /** What tells a character from the others: the nodes that take it. Undefined beyond the alphabet. */
  signature(char: string): string | undefined;
  /** A character with this signature, a readable one if there is any. */
  letter(signature: string): string | undefined;
}

/** @param graph over the alphabet `text` */
export const shape = ({ chars, next, accepts, exact }: Positions): Shape => {
  const sets = chars.slice(1);
  const sign = (code: number): string => sets.map((set) => (alphabet.has(set, code) ? '1' : '0')).join('');
  const letters = new Map(
    alphabet.representatives('text', sets).map((code) => [sign(code), String.fromCharCode(code)]),
  );
  return {
    key: JSON.stringify([next, accepts, exact, [...letters.keys()].sort()]),
    signature: (char) =>
      alphabet.has(alphabet.all('text'), char.charCodeAt(0)) ? sign(char.charCodeAt(0)) : undefined,
    letter: (signature) => letters.get(signature),
  };
};
