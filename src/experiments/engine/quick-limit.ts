import { limits } from './limits';

/** Steps of a search that are quick enough: about 100 ms in a browser's interpreter, and 30 ms once it is compiled. */
const MOST_STEPS = 2 ** 24;

/**
 * Returns how many characters of input a pattern may be tried on, as `inputLimit` does, or 0 if only that can say it.
 *
 * Without a repeated group, a text of n characters can be read in at most as many ways as the pattern's loops and
 * choices give: n for a loop, n for the search unless the pattern begins with `^`, two for a choice. Two loops share the
 * text, so they have half as many. Each way may end at each of the pattern's characters; a count such as `{99}` stands
 * for characters that are not written. Some syntax that begins with `(?` is too new for some browsers.
 *
 * @param source of a valid pattern
 */
export const quickLimit = (source: string): number => {
  const loops = source.replace(/[^*+,]/g, '').length + (/^\^[^|]*$/.test(source) ? 0 : 1);
  const choices = source.replace(/[^?|]/g, '').length;
  const share = (MOST_STEPS * (loops > 1 ? 2 : 1)) / (2 ** choices * source.length);
  // Without a loop any length is fine, or none.
  const longest = Math.min(limits.input, Math.floor(share ** (1 / loops)));
  return longest < limits.input / 2 || /\)[*+{]|\(\?[^:=!]|\\[1-9k]|\{\d\d/.test(source) ? 0 : longest;
};
