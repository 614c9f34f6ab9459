import { distance } from 'fastest-levenshtein';

/** As in `didYouMean` (threat 9). */
const LONGEST = 100;
const CANDIDATES = 300;

/** Letters and dashes that a slip can have more, or less. */
const FARTHEST = 4;

/**
 * The one known name that `name` is surely a slip of: it differs by case, dashes and underscores alone, or by two
 * neighbouring letters swapped, or by one letter (two in names of eight and more, none in names of three and less).
 * Undefined where there is none, or more than one. A name with a digit or a sign that the known one lacks is no slip:
 * it was written so.
 */
export const onlyNear = (name: string, known: Iterable<string>): string | undefined => {
  if (name.length > LONGEST) return undefined;
  const near: string[] = [];
  let compared = 0;
  for (const candidate of known) {
    if (candidate.length > LONGEST) continue;
    if (++compared > CANDIDATES) return undefined;
    if (Math.abs(name.length - candidate.length) > FARTHEST || !sameSigns(name, candidate)) continue;
    if (plain(name) === plain(candidate)) return candidate;
    if (isSlip(name.toLowerCase(), candidate.toLowerCase())) near.push(candidate);
  }
  return near.length === 1 ? near[0] : undefined;
};

const plain = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, '');

/** `_exclude` and `exclude2` are no slips of `exclude`. */
const sameSigns = (name: string, candidate: string): boolean =>
  /^[-_]|[-_]$/.test(name) === /^[-_]|[-_]$/.test(candidate) &&
  name.replace(/[a-z\-_\s]/gi, '') === candidate.replace(/[a-z\-_\s]/gi, '');

const isSlip = (name: string, candidate: string): boolean => {
  const shorter = Math.min(name.length, candidate.length);
  const most = shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0;
  return distance(name, candidate) <= most || isSwapped(name, candidate);
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
