import { CliError } from '../io/cli-error';
import { limits } from '../io/limits';
import { sourceName } from '../io/source-name';

/**
 * Where a JSON text is nested too deeply for any parser. One walk over the text, before it is parsed (threat 9).
 *
 * @param name of the source, for the message
 * @returns the place; undefined for a text within the caps, also for one that is no JSON
 * @throws CliError when it has too many values for the memory
 */
export const tooDeep = (name: string, text: string): number | undefined => {
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
    else if (char === '[' || char === '{') {
      depth++;
      values++;
    } else if (char === ']' || char === '}') depth--;
    else if (char === ',' || char === ':') values++;
    if (depth > limits.jsonDepth) return offset;
    if (values > limits.jsonValues)
      throw new CliError(
        `cannot read ${sourceName(name)}: it has more than ${limits.jsonValues.toLocaleString('en-US')} names and values, the most that is read`,
        limits.config.mend,
      );
  }
  return undefined;
};
