import { must } from '../io/errors';

/** Adds the index of each found text to `found`, once per occurrence. */
export type TextSearch = (text: string, found: number[]) => void;

interface Entry {
  id: number;
  text: string;
  /** Offset in `text` of its rarest trigram. */
  at: number;
}

/** Packs the last three characters into a number, seven bits each. */
const gram = (before: number, code: number): number => ((before << 7) | (code & 127)) & 0x1fffff;

const slot = (three: number): number => (three ^ (three >>> 6)) & 32_767;

/**
 * Indexes each text by its rarest trigram. A search then takes one lookup per character of the URL.
 * @param texts of at least three ASCII characters
 */
export const textSearch = (texts: readonly string[]): TextSearch => {
  const grams = texts.map((text) => {
    const found: number[] = [];
    let three = 0;
    for (let at = 0; at < text.length; at++) {
      three = gram(three, text.charCodeAt(at));
      if (at > 1) found.push(three);
    }
    return found;
  });
  const uses = new Map<number, number>();
  for (const all of grams) for (const three of all) uses.set(three, (uses.get(three) ?? 0) + 1);

  // Rejects most trigrams without a map lookup, even with thousands of texts.
  const used = new Uint8Array(32_768);
  const entries = new Map<number, Entry[]>();
  texts.forEach((text, id) => {
    let [at, three, least] = [0, 0, Infinity];
    grams[id]?.forEach((gram, place) => {
      const times = must(uses.get(gram), 'the count of three characters');
      if (times < least) [at, three, least] = [place, gram, times];
    });
    used[slot(three)] = 1;
    const same = entries.get(three);
    if (same) same.push({ id, text, at });
    else entries.set(three, [{ id, text, at }]);
  });

  return (text, found) => {
    let three = 0;
    // Inlines gram() and slot(): this loop is most of the work.
    for (let at = 0; at < text.length; at++) {
      three = ((three << 7) | (text.charCodeAt(at) & 127)) & 0x1fffff;
      if (used[(three ^ (three >>> 6)) & 32_767] === 0) continue;
      const known = entries.get(three);
      if (!known) continue;
      for (const entry of known) {
        const start = at - 2 - entry.at;
        // Avoids startsWith(), whose polyfills in old libraries ignore the position.
        if (text.slice(start, start + entry.text.length) === entry.text) found.push(entry.id);
      }
    }
  };
};
