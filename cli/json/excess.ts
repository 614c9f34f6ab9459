import { limits } from '../io/limits';

/**
 * Where a JSON text gets larger than what is worked on: nested too deeply for any parser, or of too many values for the
 * memory (threat 9). One walk over the text, before it is parsed.
 *
 * @returns undefined for a text within the caps; also for one that is no JSON
 */
export const excess = (text: string): { offset: number; reason: string } | undefined => {
  let depth = 0;
  let values = 0;
  let quoted = false;
  for (let offset = 0; offset < text.length; offset++) {
    const char = text[offset];
    if (quoted) {
      if (char === '\\') offset++;
      else if (char === '"') quoted = false;
      continue;
    }
    if (char === '"') quoted = true;
    else if (char === '[' || char === '{') { depth++; values++; }
    else if (char === ']' || char === '}') depth--;
    else if (char === ',' || char === ':') values++;
    if (depth > limits.jsonDepth) return { offset, reason: `it is nested more than ${limits.jsonDepth} deep, the most that is read` };
    if (values > limits.jsonValues) return { offset, reason: `it has more than ${limits.jsonValues.toLocaleString('en-US')} names and values, the most that is read: split it` };
  }
  return undefined;
};
