import { bodyAddress, imageUrl, linkTarget } from './article-urls';
import { headingId, ID_PREFIX } from './headings';
import type { BodyHeading, BodyPlace } from './safe-body';

export interface BodyState {
  readonly ids: Set<string>;
  readonly headings: BodyHeading[];
}

/**
 * Adapts sanitised HTML to its page. Click handlers can trust `data-article` and `data-heading`, because the sanitiser
 * removes these attributes from the author's HTML. Keep in sync with `src/render/article/finish-parts.ts`.
 */
export const finishBody = (part: ParentNode, place: BodyPlace, { ids, headings }: BodyState): void => {
  for (const element of part.querySelectorAll('[id]')) finishId(element, ids);
  for (const image of part.querySelectorAll('img')) finishImage(image, place);
  for (const link of part.querySelectorAll('a')) finishLink(link, place);
  for (const heading of part.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')) finishHeading(heading, ids, headings);
};

const finishId = (element: Element, ids: Set<string>) => {
  const { id } = element;
  if (/^h[1-6]$/i.test(element.localName)) return;
  if (ids.has(id)) element.removeAttribute('id');
  else element.id = ID_PREFIX + id;
  ids.add(id);
};

const finishImage = (image: HTMLImageElement, place: BodyPlace) => {
  const url = imageUrl(image.getAttribute('src') ?? '', place);
  if (!url) {
    image.replaceWith(image.alt);
    return;
  }
  image.src = url;
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.alt ||= '';
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
  // The article's title precedes this heading, so use at most `<h2>`.
  const level = Math.max(Number(heading.localName[1]), 2);
  const own = level > Number(heading.localName[1]) ? heading.ownerDocument.createElement('h2') : heading;
  if (own !== heading) {
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  own.id = ID_PREFIX + id;
  own.tabIndex = -1;
  if (!text) return;
  headings.push({ id, text, level });
  // HTML doesn't allow a link in a link.
  if (own.closest('a') || own.querySelector('a')) return;
  const link = own.ownerDocument.createElement('a');
  link.href = bodyAddress.headingHref(id);
  link.dataset.heading = id;
  link.append(...own.childNodes);
  own.append(link);
};
