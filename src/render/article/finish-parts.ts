import { bodyAddress, imageUrl, linkTarget } from '../../areas/help/parts/article-urls';
import type { BodyState } from '../../areas/help/parts/finish-body';
import { headingId, ID_PREFIX } from '../../areas/help/parts/headings';
import type { BodyPlace } from '../../areas/help/parts/safe-body';
import { type Part, type PartNode, part, partsIn, textOf } from './part';

const HEADING = /^h[1-6]$/;

/** Takes `finishBody`'s steps in the same order, so that the page's script keeps the nodes. */
export const finishParts = (nodes: readonly PartNode[], place: BodyPlace, state: BodyState): PartNode[] => {
  for (const part of partsIn(nodes)) finishId(part, state);
  const finished = finishImages(nodes, place);
  for (const part of partsIn(finished)) if (part.name === 'a') finishLink(part, place);
  finishHeadings(finished, state, false);
  return finished;
};

const finishId = ({ name, attributes }: Part, { ids }: BodyState): void => {
  const { id } = attributes;
  if (id === undefined || HEADING.test(name)) return;
  if (ids.has(id)) delete attributes.id;
  else attributes.id = ID_PREFIX + id;
  ids.add(id);
};

const finishImages = (nodes: readonly PartNode[], place: BodyPlace): PartNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.name !== 'img') return Object.assign(node, { children: finishImages(node.children, place) });
    const { src = '', alt = '' } = node.attributes;
    const url = imageUrl(src, place);
    return url
      ? Object.assign(node, { attributes: { ...node.attributes, src: url, loading: 'lazy', decoding: 'async', alt } })
      : alt;
  });

const finishLink = ({ attributes }: Part, place: BodyPlace): void => {
  const target = linkTarget(attributes.href ?? '', place);
  delete attributes.href;
  if (!target) return;
  const { href, heading, article } = target;
  attributes.href = href;
  if (heading !== undefined) attributes['data-heading'] = heading;
  else attributes.rel = 'noopener';
  if (article) attributes['data-article'] = article;
};

const finishHeadings = (nodes: readonly PartNode[], state: BodyState, isInLink: boolean): void => {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (HEADING.test(node.name)) finishHeading(node, state, isInLink);
    finishHeadings(node.children, state, isInLink || node.name === 'a');
  }
};

const finishHeading = (heading: Part, { ids, headings }: BodyState, isInLink: boolean): void => {
  const text = textOf(heading).replace(/\s+/g, ' ').trim();
  const id = headingId(text, heading.attributes.id ?? '', ids);
  ids.add(id);
  // The page shows the article's title above the body, so an `h1` becomes an `h2`.
  if (heading.name === 'h1') Object.assign(heading, { name: 'h2', attributes: {} });
  Object.assign(heading.attributes, { id: ID_PREFIX + id, tabindex: '-1' });
  if (!text) return;
  headings.push({ id, text, level: Number(heading.name[1]) });
  // Links can't be nested.
  if (isInLink || partsIn(heading.children).some(({ name }) => name === 'a')) return;
  heading.children = [part('a', { href: bodyAddress.headingHref(id), 'data-heading': id }, heading.children)];
};
