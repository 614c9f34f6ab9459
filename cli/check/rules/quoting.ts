import type { Node } from 'jsonc-parser';
import type { PatternUse } from '../config-model';

export const placeOf = (use: PatternUse): string => `${use.part}.${use.role} of ${use.experiment.title}`;

export const quote = (text: string): string => {
  const json = JSON.stringify(text);
  return json.length > 60 ? `${json.slice(0, 56)}…"` : json;
};

export const pieceOf = (text: string, node: Node, start: number, end: number): Pick<Node, 'offset' | 'length'> => {
  const places: number[] = [];
  const closingQuote = node.offset + node.length - 1;
  let offset = node.offset + 1;
  while (offset < closingQuote) {
    places.push(offset);
    offset += lengthAt(text, offset);
  }
  const from = places[start] ?? offset;
  const to = places[Math.max(end, start + 1)] ?? offset;
  return { offset: from, length: Math.max(1, to - from) };
};

const lengthAt = (text: string, offset: number): number => {
  if (text[offset] !== '\\') return 1;
  return text[offset + 1] === 'u' ? 6 : 2;
};
