import { bodyAddress } from '../../areas/help/parts/body-address';
import { headingId } from '../../areas/help/parts/heading-id';
import { idPrefix } from '../../areas/help/parts/id-prefix';
import { linkTarget } from '../../areas/help/parts/link-target';
import { pictureAddress } from '../../areas/help/parts/picture-address';
import type { BodyHeading, BodyPlace } from '../../areas/help/parts/safe-body';
import type { Part, PartNode } from './part';
import { partsIn } from './parts-in';

/** What of the whole article a part has to know: ids and headings so far. */
export interface PartsState {
  readonly ids: Set<string>;
  readonly headings: BodyHeading[];
}

const HEADING = /^h[1-6]$/;

/**
 * Makes cleaned nodes fit for their place, as `finishBody` does in the page, in the same order: the page's script then
 * finds what it would have made, and leaves it.
 */
export const finishParts = (nodes: readonly PartNode[], place: BodyPlace, state: PartsState): PartNode[] => {
  for (const part of partsIn(nodes)) finishId(part, state);
  const finished = finishImages(nodes, place);
  const parts = partsIn(finished);
  for (const part of parts) if (part.name === 'a') finishLink(part, place);
  for (const part of parts) if (HEADING.test(part.name)) finishHeading(part, state);
  return finished;
};

const finishId = ({ name, attributes }: Part, { ids }: PartsState): void => {
  const { id } = attributes;
  if (id === undefined || HEADING.test(name)) return;
  if (ids.has(id)) delete attributes.id;
  else attributes.id = idPrefix + id;
  ids.add(id);
};

const finishImages = (nodes: readonly PartNode[], place: BodyPlace): PartNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.name !== 'img') return Object.assign(node, { children: finishImages(node.children, place) });
    const { src = '', alt = '' } = node.attributes;
    const url = pictureAddress(src, place);
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

const finishHeading = (part: Part, { ids, headings }: PartsState): void => {
  const text = textOf(part).replace(/\s+/g, ' ').trim();
  const id = headingId(text, part.attributes.id ?? '', ids);
  ids.add(id);
  // The article's title stands above them all.
  if (part.name === 'h1') Object.assign(part, { name: 'h2', attributes: {} });
  Object.assign(part.attributes, { id: idPrefix + id, tabindex: '-1' });
  if (!text) return;
  headings.push({ id, text, level: Number(part.name[1]) });
  // No link in a link.
  if (partsIn(part.children).some(({ name }) => name === 'a')) return;
  const attributes = { href: bodyAddress.headingHref(id), 'data-heading': id };
  part.children = [{ name: 'a', attributes, children: part.children }];
};

const textOf = ({ children }: Part): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
