import { parseColor } from '../../src/themes/parse-color';

// Each number can be read in one way: what is none is refused at once, however many digits it has (threat 9).
const N = String.raw`[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|deg)?`;
const called = new RegExp(
  String.raw`^(?:rgb|hsl)a?\(\s*(?:${N}\s*,\s*${N}\s*,\s*${N}(?:\s*,\s*${N})?|${N}\s+${N}\s+${N}(?:\s*/\s*${N})?)\s*\)$`,
  'i',
);

/** Whether a text is a colour that the proof of contrasts reads, and that a browser reads as well. */
export const isColor = (text: string): boolean =>
  (/^#?\w+$/.test(text) || called.test(text)) && parseColor(text) !== undefined;
