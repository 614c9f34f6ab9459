/**
 * Whether only `isCatastrophic` can say that a pattern is harmless. Without a repeated group there are at most as many
 * ways to read a text of n = 2^11 characters as its loops and its choices give: a loop, and the search, n each, in a
 * chain of three a sixth of n^3; a choice two. The most that is allowed is n^3, so two loops may have two choices
 * besides, and so on. Some patterns that begin with `(?` are too new for some browsers.
 */
export const needsProof = (source: string): boolean =>
  /\)[*+{]|\(\?[^:=!]|\\[1-9k]/.test(source) ||
  source.replace(/[^*+,?|]/g, '').replace(/[*+,]/g, '|'.repeat(11)).length > 24;
