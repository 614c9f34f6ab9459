import type { Node } from 'jsonc-parser';
import type { PatternUse } from '../config/config-model';

/** Wording that the rules share. */
export const support = {
  /** `url.include of "store-hero"`. */
  place: (use: PatternUse): string => `${use.part}.${use.role} of ${use.experiment.title}`,

  /** A value as JSON, cut where it gets long. */
  quote: (text: string): string => {
    const json = JSON.stringify(text);
    return json.length > 60 ? `${json.slice(0, 56)}…"` : json;
  },

  /**
   * The piece of a JSON string literal that characters `start` to `end` of its value were written as.
   *
   * @param text the whole document
   */
  piece: (text: string, node: Node, start: number, end: number): Pick<Node, 'offset' | 'length'> => {
    const places: number[] = [];
    let offset = node.offset + 1;
    for (; offset < node.offset + node.length - 1; ) {
      places.push(offset);
      offset += text[offset] !== '\\' ? 1 : text[offset + 1] === 'u' ? 6 : 2;
    }
    places.push(offset);
    const from = places[Math.min(start, places.length - 1)]!;
    const to = places[Math.min(Math.max(end, start + 1), places.length - 1)]!;
    return { offset: from, length: Math.max(1, to - from) };
  },
};
