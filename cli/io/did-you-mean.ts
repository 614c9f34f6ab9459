import { distance } from 'fastest-levenshtein';

/**
 * The known name that `name` was most likely meant to be: the same but for case, dashes and underscores, or a few
 * letters away (one in three at most).
 */
export const didYouMean = (name: string, known: Iterable<string>): string | undefined => {
  const plain = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, '');
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    const away = plain(candidate) === plain(name) ? 0 : distance(name.toLowerCase(), candidate.toLowerCase());
    if (away < least) [best, least] = [candidate, away];
  }
  return least <= Math.max(1, Math.floor(Math.max(name.length, best?.length ?? 0) / 3)) ? best : undefined;
};
