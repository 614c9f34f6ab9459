export interface CharacterSets {
  /** @param piece a part of a pattern, such as a character class */
  of(piece: string): bigint;
  everything: bigint;
  example(set: bigint): string;
}

/** Two characters that stand for the start and end of a string, where `^` and `$` match. */
const EDGES = ['^', '$'];
const START = 1n;
const END = 2n;

/**
 * Characters that paths and queries contain unescaped. Letters come first, because `example()` returns a set's first
 * character.
 */
const URL_CHARACTERS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-/=_.!"#$%&\'()*+,:;<>?@[\\]^`{|}~',
];

const OTHER_CHARACTERS = [...' \t\x7f\u00a0Ééʰ中Ⅷ²٣\u0301\u093e–©€Ⓐ'];

let urlSets: CharacterSets | undefined;

/**
 * Returns sets of the characters of paths and queries. The argument `flags`, even `''`, adds the pattern's characters
 * and examples of all other kinds of characters, except line ends.
 *
 * @param source the pattern
 */
export const characterSets = (source: string, flags?: string): CharacterSets => {
  if (flags === undefined) {
    urlSets ??= makeSets(URL_CHARACTERS);
    return urlSets;
  }
  const named = source.replace(/\\x([\da-f]{2})|\\u([\da-f]{4})/gi, (_, two: string, four: string) =>
    String.fromCharCode(parseInt(two || four, 16)),
  );
  return makeSets(
    [...URL_CHARACTERS, ...new Set([...OTHER_CHARACTERS, ...named.replace(/[\n\r!-~\u2028\u2029]/g, '')])],
    flags,
  );
};

const makeSets = (inner: readonly string[], flags?: string): CharacterSets => {
  const characters = [...EDGES, ...inner];
  const everything = (1n << BigInt(characters.length)) - 1n;
  const known = new Map<string, bigint>([
    ['^', START],
    ['$', END],
  ]);
  return {
    of(piece) {
      let set = known.get(piece);
      if (set === undefined) {
        const expression = RegExp(`^${piece}$`, flags);
        set = 0n;
        for (let at = EDGES.length; at < characters.length; at++)
          if (expression.test(characters[at]!)) set |= 1n << BigInt(at);
        known.set(piece, set);
      }
      return set;
    },
    everything,
    example: (set) => characters.find((_, at) => at >= EDGES.length && (set >> BigInt(at)) & 1n) ?? '',
  };
};
