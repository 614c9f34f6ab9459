/**
 * Whether only `inputLimit` can say how long a text a pattern may be tried on.
 *
 * Without a repeated group, a text of n = 2^11 characters can be read in at most as many ways as the pattern's loops and
 * choices give: n for a loop, n for the search unless the pattern begins with `^`, two for a choice. Each way may end at
 * each of the pattern's characters. 2^27 ends need no proof: two loops share the text, so they have half as many. A
 * count such as `{99}` stands for characters that are not written. Some syntax that begins with `(?` is too new for some
 * browsers.
 */
export const needsProof = (source: string): boolean => {
  const loops = source.replace(/[^*+,]/g, '').length + (/^\^[^|]*$/.test(source) ? 0 : 1);
  const choices = source.replace(/[^?|]/g, '').length;
  return /\)[*+{]|\(\?[^:=!]|\\[1-9k]|\{\d\d/.test(source) || 11 * loops + choices + Math.log2(source.length) > 27;
};
