/** A text as it is compared: lower case, without accents, words with one space between. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * How well texts answer a query: each of its words must be in one of them, and counts more the earlier the text stands.
 *
 * @param texts the most telling first: title, tags, body
 * @returns 0 for no match; 1 where nothing was asked
 */
export const matchText = (query: string, texts: readonly string[]): number => {
  const words = plain(query).split(' ').filter(Boolean);
  if (!words.length) return 1;
  const plains = texts.map((text) => ` ${plain(text)}`);
  let sum = 0;
  for (const word of words) {
    const at = plains.findIndex((text) => text.includes(` ${word}`));
    if (at < 0) return 0;
    sum += texts.length - at + (plains[at]!.startsWith(` ${word}`) ? 0.5 : 0);
  }
  return sum;
};
