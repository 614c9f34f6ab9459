/** Sets of characters, one bit for each character that is told apart. */
export interface CharacterSets {
  /** The characters that a pattern's piece reads. */
  of(piece: string): bigint;
  /** Every character, and the text's end. */
  everything: bigint;
  /** One character of a set, a readable one if there is any; `''` for the text's start and end. */
  example(set: bigint): string;
}

/** The text's start and end count as characters, which `^` and `$` read: so an anchor is a part like any other. */
const EDGES = ['^', '$'];
const START = 1n;
const END = 2n;

/**
 * The characters that a browser leaves in a path or a query, all others are percent-encoded. Letters first, for
 * examples.
 */
const URL_CHARACTERS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-/=_.!"#$%&\'()*+,:;<>?@[\\]^`{|}~',
];

/** What other texts have besides: blanks, and letters, marks, digits and signs beyond ASCII, one of each kind. */
const OTHER_CHARACTERS = [...' \t\x7f\u00a0Ééʰ中Ⅷ²٣\u0301\u093e–©€Ⓐ'];

/**
 * The characters to judge a pattern on.
 *
 * @param source of the pattern: the characters that it names are among them
 * @param flags of a pattern that is for any text without line ends, may be `''`; without them it is for a URL
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

/** Made once: a config's patterns are made of the same few pieces. */
let urlSets: CharacterSets | undefined;

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
