import { bodyAddress } from '../../areas/help/parts/article-urls';
import { listedHeadings } from '../../areas/help/parts/headings';
import type { BodyHeading, BodyPlace } from '../../areas/help/parts/safe-body';
import { type PartNode, part } from './part';

export const contentsOf = (
  headings: readonly BodyHeading[],
  { contents: { className, heading } }: BodyPlace,
): PartNode[] => {
  const listed = listedHeadings(headings).map(({ id, text, isBelow }) => {
    const link = part('a', { href: bodyAddress.headingHref(id), 'data-heading': id }, [text]);
    return part('li', isBelow ? { 'data-below': '' } : {}, [link]);
  });
  if (listed.length === 0) return [];
  return [part('nav', { class: className, 'aria-label': heading }, [part('p', {}, [heading]), part('ul', {}, listed)])];
};
