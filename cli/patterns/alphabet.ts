/** The part of a URL that a pattern is tested against: the path, or the query with its `?`. */
export type UrlPart = 'url' | 'search';

/**
 * The characters to judge on: those of a URL's part, or `text`, all of ASCII but line ends, to judge a pattern's work.
 */
export type AlphabetName = UrlPart | 'text';

/** A set of ASCII characters: four words of 32 bits, one bit for each character. */
export type CharSet = readonly [number, number, number, number];

/**
 * What a path or a query can hold once the browser has written it: printable ASCII, without the characters that the
 * URL standard percent-encodes there. All else arrives as `%XX`, so what a pattern matches can be judged on this alone.
 * `^` stays in: browsers older than 2024 leave it as it is.
 */
const NEVER: Record<AlphabetName, RegExp> = { url: /[^!-~]|["#<>?`{}\\]/, search: /[^!-~]|["#<>']/, text: /[\n\r]/ };

const SIZE = 128;

const fill = (test: (code: number) => boolean): CharSet => {
  const set: [number, number, number, number] = [0, 0, 0, 0];
  for (let code = 0; code < SIZE; code++) if (test(code)) set[code >> 5]! |= 1 << (code & 31);
  return set;
};

const universe = (name: AlphabetName): CharSet => fill((code) => !NEVER[name].test(String.fromCharCode(code)));

const UNIVERSE: Record<AlphabetName, CharSet> = {
  url: universe('url'),
  search: universe('search'),
  text: universe('text'),
};

/** Character sets over the alphabet of a URL's part. */
export const alphabet = {
  /** Every character of the alphabet. */
  all: (name: AlphabetName): CharSet => UNIVERSE[name],

  /** The characters of the alphabet for which `test` holds, by code unit. */
  where: (name: AlphabetName, test: (code: number) => boolean): CharSet =>
    fill((code) => alphabet.has(UNIVERSE[name], code) && test(code)),

  has: (set: CharSet, code: number): boolean => code < SIZE && (set[code >> 5]! & (1 << (code & 31))) !== 0,

  overlap: (a: CharSet, b: CharSet): boolean =>
    (a[0] & b[0]) !== 0 || (a[1] & b[1]) !== 0 || (a[2] & b[2]) !== 0 || (a[3] & b[3]) !== 0,

  meet: (a: CharSet, b: CharSet): CharSet => [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]],

  union: (a: CharSet, b: CharSet): CharSet => [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]],

  equal: (a: CharSet, b: CharSet): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3],

  isEmpty: (set: CharSet): boolean => (set[0] | set[1] | set[2] | set[3]) === 0,

  /**
   * One character for each class of characters that none of `sets` tells apart, readable ones first. A question about
   * all texts over the alphabet can be answered on these alone.
   */
  representatives(name: AlphabetName, sets: readonly CharSet[]): number[] {
    const distinct = [...new Map(sets.map((set) => [set.join(), set])).values()];
    const seen = new Map<string, number>();
    for (const code of READABLE) {
      if (!alphabet.has(UNIVERSE[name], code)) continue;
      let key = '';
      for (const set of distinct) key += alphabet.has(set, code) ? '1' : '0';
      if (!seen.has(key)) seen.set(key, code);
    }
    return [...seen.values()];
  },
};

/** The alphabet, letters and digits first, so that examples read well. */
const READABLE: readonly number[] = (() => {
  const codes = Array.from({ length: SIZE }, (_, code) => code);
  const rank = (code: number): number => {
    const char = String.fromCharCode(code);
    return /[a-z]/.test(char) ? 0 : /[0-9]/.test(char) ? 1 : /[A-Z]/.test(char) ? 2 : '-/=_.'.includes(char) ? 3 : 4;
  };
  return codes.sort((a, b) => rank(a) - rank(b) || a - b);
})();
