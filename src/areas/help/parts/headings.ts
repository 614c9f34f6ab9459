import type { BodyHeading } from './safe-body';

/** Prevents conflicts between an article's ids and the widget's. */
export const ID_PREFIX = 'h-';

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

const MIN_HEADINGS = 3;
const MAX_HEADINGS = 150;

export const listedHeadings = (
  headings: readonly BodyHeading[],
): readonly (BodyHeading & { readonly isBelow: boolean })[] => {
  const top = Math.min(...headings.map(({ level }) => level));
  const listed = headings.filter(({ level }) => level <= top + 1).slice(0, MAX_HEADINGS);
  return listed.length < MIN_HEADINGS ? [] : listed.map((heading) => ({ ...heading, isBelow: heading.level > top }));
};
