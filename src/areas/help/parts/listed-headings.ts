import type { BodyHeading } from './safe-body';

/** So many headings make an article long; no more than so many are listed. */
const least = 3;
const most = 150;

/** What the table of contents lists: the headings of the two highest levels; none of a short article's. */
export const listedHeadings = (
  headings: readonly BodyHeading[],
): readonly (BodyHeading & { readonly isBelow: boolean })[] => {
  const top = Math.min(...headings.map(({ level }) => level));
  const listed = headings.filter(({ level }) => level <= top + 1).slice(0, most);
  return listed.length < least ? [] : listed.map((heading) => ({ ...heading, isBelow: heading.level > top }));
};
