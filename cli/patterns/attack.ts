import type { AttackPattern } from 'recheck';
import type { Shape } from './shape';

/**
 * The attack as a JavaScript expression, in readable characters: `'/' + 'a'.repeat(31) + '!'`.
 *
 * @param from the form of the pattern that was judged
 * @param to of the pattern to attack, which corresponds letter by letter
 */
export const attack = (
  { pumps, suffix, base }: AttackPattern,
  from: Shape | undefined,
  to: Shape | undefined,
): string => {
  const translate = (text: string): string =>
    [...text]
      .map((char) => {
        const signature = from?.signature(char);
        if (signature === undefined || (from === to && /[!-~]/.test(char))) return char;
        return to?.letter(signature) ?? char;
      })
      .join('');
  const pieces = pumps.flatMap(({ prefix, pump, bias }) => [
    quote(translate(prefix)),
    `${quote(translate(pump))}.repeat(${base + bias})`,
  ]);
  return [...pieces, quote(translate(suffix))].filter((piece) => piece !== "''").join(' + ');
};

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
