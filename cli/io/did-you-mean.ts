import { distance } from 'fastest-levenshtein';

/** Maximum length of a name. Limits the work for many long names (threat 9). */
const MAX_LENGTH = 100;
const MAX_CANDIDATES = 300;

const MAX_LENGTH_DIFFERENCE = 4;

/** Suggests the nearest known name. Ignores case. Names that differ only in dashes and underscores count as equal. */
export const didYouMean = (name: string, known: Iterable<string>): string | undefined => {
  if (name.length > MAX_LENGTH) return undefined;
  let compared = 0;
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    if (candidate.length > MAX_LENGTH) continue;
    if (++compared > MAX_CANDIDATES) break;
    const away = plain(candidate) === plain(name) ? 0 : distance(name.toLowerCase(), candidate.toLowerCase());
    if (away < least) [best, least] = [candidate, away];
  }
  const longest = Math.max(name.length, best?.length ?? 0);
  return least <= Math.max(longest > 3 ? 2 : 1, Math.floor(longest / 3)) ? best : undefined;
};

export const suggestion = (near: string | undefined): string => (near ? `; did you mean "${near}"?` : '');

/**
 * Returns the only similar known name, for `--fix`. Similar names may differ in case, a few letters, inner dashes and
 * underscores, but not in other characters.
 */
export const onlyNear = (name: string, known: Iterable<string>): string | undefined => {
  if (name.length > MAX_LENGTH) return undefined;
  const near: string[] = [];
  let compared = 0;
  for (const candidate of known) {
    if (candidate.length > MAX_LENGTH) continue;
    if (++compared > MAX_CANDIDATES) return undefined;
    if (Math.abs(name.length - candidate.length) > MAX_LENGTH_DIFFERENCE || !hasSameSigns(name, candidate)) continue;
    if (plain(name) === plain(candidate)) return candidate;
    if (isSlip(name.toLowerCase(), candidate.toLowerCase())) near.push(candidate);
  }
  return near.length === 1 ? near[0] : undefined;
};

const plain = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, '');

/** `_exclude` and `exclude2` aren't typos of `exclude`. */
const hasSameSigns = (name: string, candidate: string): boolean =>
  /^[-_]|[-_]$/.test(name) === /^[-_]|[-_]$/.test(candidate) &&
  name.replace(/[a-z\-_\s]/gi, '') === candidate.replace(/[a-z\-_\s]/gi, '');

const isSlip = (name: string, candidate: string): boolean =>
  distance(name, candidate) <= mostSlips(Math.min(name.length, candidate.length)) || isSwapped(name, candidate);

const mostSlips = (length: number): number => {
  if (length >= 8) return 2;
  return length >= 4 ? 1 : 0;
};

const isSwapped = (name: string, candidate: string): boolean => {
  const at = [...name].findIndex((letter, index) => letter !== candidate[index]);
  return (
    name.length === candidate.length &&
    at !== -1 &&
    name[at] === candidate[at + 1] &&
    name[at + 1] === candidate[at] &&
    name.slice(at + 2) === candidate.slice(at + 2)
  );
};
