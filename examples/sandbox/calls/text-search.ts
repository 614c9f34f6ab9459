export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Scores a match. Each word of the query must be in one of the texts, and matches in earlier texts score higher.
 *
 * @param texts in order of relevance: title, tags, body
 * @returns 0 without a match; 1 for an empty query
 */
export const matchText = (query: string, texts: readonly string[]): number => {
  const words = plain(query).split(' ').filter(Boolean);
  if (!words.length) return 1;
  const plains = texts.map((text) => ` ${plain(text)}`);
  let sum = 0;
  for (const word of words) {
    const found = plains.find((text) => text.includes(` ${word}`));
    if (found === undefined) return 0;
    sum += texts.length - plains.indexOf(found) + (found.startsWith(` ${word}`) ? 0.5 : 0);
  }
  return sum;
};

const named: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns an excerpt of about 200 letters around the first matching word, with matches in `<em>`. */
export const snippetOf = (html: string, query: string): string => {
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replace(/&\w+;/g, (name) => named[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const wanted = plain(query).split(' ').filter(Boolean);
  const words = text.split(' ');
  const isFound = (word: string) =>
    plain(word)
      .split(' ')
      .some((one) => wanted.some((start) => one.startsWith(start)));
  const first = Math.max(words.findIndex(isFound), 0);
  const from = Math.max(first - 8, 0);
  const piece = words
    .slice(from, from + 32)
    .map((word) => (isFound(word) ? `<em>${escapeHtml(word)}</em>` : escapeHtml(word)))
    .join(' ');
  return `${from ? '…' : ''}${piece}${from + 32 < words.length ? '…' : ''}`;
};
