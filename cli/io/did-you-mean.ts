import { distance } from 'fastest-levenshtein';

/** Longer names, and more of them, are not compared: a page can hold many of both (threat 9). */
const LONGEST = 100;
const CANDIDATES = 300;

/**
 * The known name that `name` was most likely meant to be: the same but for case, dashes and underscores, or a few
 * letters away (two, in long names one in three).
 */
export const didYouMean = (name: string, known: Iterable<string>): string | undefined => {
  const plain = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, '');
  if (name.length > LONGEST) return undefined;
  let compared = 0;
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    if (candidate.length > LONGEST) continue;
    if (++compared > CANDIDATES) break;
    const away = plain(candidate) === plain(name) ? 0 : distance(name.toLowerCase(), candidate.toLowerCase());
    if (away < least) [best, least] = [candidate, away];
  }
  const longest = Math.max(name.length, best?.length ?? 0);
  return least <= Math.max(longest > 3 ? 2 : 1, Math.floor(longest / 3)) ? best : undefined;
};
