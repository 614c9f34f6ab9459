import { bodyAddress } from './body-address';
import { headingId } from './heading-id';
import { idPrefix } from './id-prefix';
import { linkTarget } from './link-target';
import { pictureAddress } from './picture-address';
import type { BodyHeading, BodyPlace } from './safe-body';

/** What of the whole article a part has to know: ids and headings so far. */
export interface BodyState {
  readonly ids: Set<string>;
  readonly headings: BodyHeading[];
}

/**
 * Makes a sanitised part of an article fit for its place: ids get the prefix, headings a link to themselves, links and
 * pictures are meant from where the article stands. What a click does is told by `data-article` and `data-heading`,
 * which no author can write. What is drawn before there is a page follows it (`src/render/article`).
 */
export const finishBody = (part: ParentNode, place: BodyPlace, { ids, headings }: BodyState): void => {
  for (const element of part.querySelectorAll('[id]')) {
    const own = element.id;
    if (/^h[1-6]$/i.test(element.localName)) continue;
    if (ids.has(own)) element.removeAttribute('id');
    else element.id = idPrefix + own;
    ids.add(own);
  }
  for (const image of part.querySelectorAll('img')) {
    const url = pictureAddress(image.getAttribute('src') ?? '', place);
    if (!url) {
      image.replaceWith(image.alt);
      continue;
    }
    image.src = url;
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    image.alt ||= '';
  }
  for (const link of part.querySelectorAll('a')) finishLink(link, place);
  for (const heading of part.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')) finishHeading(heading, ids, headings);
};

const finishLink = (link: HTMLAnchorElement, place: BodyPlace) => {
  const target = linkTarget(link.getAttribute('href') ?? '', place);
  link.removeAttribute('href');
  if (!target) return;
  const { href, heading, article } = target;
  link.href = href;
  if (heading !== undefined) link.dataset.heading = heading;
  else link.rel = 'noopener';
  if (article) link.dataset.article = article;
};

const finishHeading = (heading: HTMLElement, ids: Set<string>, headings: BodyHeading[]) => {
  const text = (heading.textContent ?? '').replace(/\s+/g, ' ').trim();
  const id = headingId(text, heading.id, ids);
  ids.add(id);
  // The article's title stands above them all.
  const level = Math.max(Number(heading.localName[1]), 2);
  const own = level > Number(heading.localName[1]) ? heading.ownerDocument.createElement('h2') : heading;
  if (own !== heading) {
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  own.id = idPrefix + id;
  own.tabIndex = -1;
  if (!text) return;
  headings.push({ id, text, level });
  // No link in a link.
  if (own.closest('a') || own.querySelector('a')) return;
  const link = own.ownerDocument.createElement('a');
  link.href = bodyAddress.headingHref(id);
  link.dataset.heading = id;
  link.append(...own.childNodes);
  own.append(link);
};
