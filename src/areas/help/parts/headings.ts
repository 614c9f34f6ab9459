import type { BodyHeading } from './safe-body';

/** Prefixes every id of an article, so that none is an id of ours. */
export const ID_PREFIX = 'h-';

/**
 * Returns an id for a heading, without the prefix: its own or one made from its text.
 *
 * @param usedIds the ids of the article so far
 */
export const headingId = (text: string, ownId: string, usedIds: ReadonlySet<string>): string => {
  const slug =
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'part';
  const wanted = ownId || slug;
  let id = wanted;
  for (let count = 2; usedIds.has(id); count++) id = `${wanted}-${count}`;
  return id;
};

/** Below this number, an article gets no table of contents. */
const MIN_HEADINGS = 3;
const MAX_HEADINGS = 150;

/** Returns the headings of the two highest levels for the table of contents; none for a short article. */
export const listedHeadings = (
  headings: readonly BodyHeading[],
): readonly (BodyHeading & { readonly isBelow: boolean })[] => {
  const top = Math.min(...headings.map(({ level }) => level));
  const listed = headings.filter(({ level }) => level <= top + 1).slice(0, MAX_HEADINGS);
  return listed.length < MIN_HEADINGS ? [] : listed.map((heading) => ({ ...heading, isBelow: heading.level > top }));
};
