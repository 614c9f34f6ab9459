import { plain } from './match-text';

const named: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A piece of an article round the first word that was found, the found words in `<em>`.
 *
 * @param html the article's body
 * @returns HTML of at most about 200 letters
 */
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
    .map((word) => (isFound(word) ? `<em>${escape(word)}</em>` : escape(word)))
    .join(' ');
  return `${from ? '…' : ''}${piece}${from + 32 < words.length ? '…' : ''}`;
};
