import { safeUrl } from '../../../widgets/shared/safe-url';
import { bodyAddress } from './body-address';
import { prefixOf } from './prefix-of';
import type { BodyHeading, BodyPlace } from './safe-body';

/** A raster picture in the text itself. SVG stays out. */
const picture = /^data:image\/(png|jpe?g|gif|webp);base64,/i;
/** An article of the same help centre. */
const article = /^\/(?:[\w-]+\/)*(?:hc|help_center)\/(?:[\w-]+\/)?articles\/(\d+)/;

/** What of the whole article a part has to know: ids and headings so far. */
export interface BodyState {
  readonly ids: Set<string>;
  readonly headings: BodyHeading[];
}

/**
 * Makes a sanitised part of an article fit for its place: ids get the prefix, headings a link to themselves, links and
 * pictures are meant from where the article stands. What a click does is told by `data-article` and `data-heading`,
 * which no author can write.
 */
export const finishBody = (part: ParentNode, place: BodyPlace, { ids, headings }: BodyState): void => {
  for (const element of part.querySelectorAll('[id]')) {
    const own = element.id;
    if (/^h[1-6]$/i.test(element.localName)) continue;
    if (ids.has(own)) element.removeAttribute('id');
    else element.id = prefixOf(place) + own;
    ids.add(own);
  }
  for (const image of part.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const url = picture.test(src) ? src : /^(https?:)/.test(absolute(src, place)) ? absolute(src, place) : '';
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
  for (const heading of part.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6'))
    finishHeading(heading, place, ids, headings);
};

const finishLink = (link: HTMLAnchorElement, place: BodyPlace) => {
  const href = link.getAttribute('href')?.trim() ?? '';
  link.removeAttribute('href');
  const url = absolute(href, place);
  const safe = safeUrl(url);
  if (!href || !safe) return;
  if (href.startsWith('#')) {
    link.dataset.heading = decode(href.slice(1));
    link.href = bodyAddress.headingHref(link.dataset.heading);
    return;
  }
  const { origin, pathname } = new URL(url);
  const [, id] = (origin === origins(place) && article.exec(pathname)) || [];
  if (id) link.dataset.article = id;
  link.href = id ? bodyAddress.articleHref(id) : safe;
  link.rel = 'noopener';
};

const finishHeading = (heading: HTMLElement, place: BodyPlace, ids: Set<string>, headings: BodyHeading[]) => {
  const text = (heading.textContent ?? '').replace(/\s+/g, ' ').trim();
  const slug =
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'part';
  const wanted = heading.id || slug;
  let id = wanted;
  for (let count = 2; ids.has(id); count++) id = `${wanted}-${count}`;
  ids.add(id);
  // The article's title stands above them all.
  const level = Math.max(Number(heading.localName[1]), 2);
  const own = level > Number(heading.localName[1]) ? heading.ownerDocument.createElement('h2') : heading;
  if (own !== heading) {
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  own.id = prefixOf(place) + id;
  own.tabIndex = -1;
  if (!text) return;
  headings.push({ id, text, level });
  // No link in a link.
  if (own.querySelector('a')) return;
  const link = own.ownerDocument.createElement('a');
  link.href = bodyAddress.headingHref(id);
  link.dataset.heading = id;
  link.append(...own.childNodes);
  own.append(link);
};

const base = ({ url }: BodyPlace) => safeUrl(url) ?? document.baseURI;
const origins = (place: BodyPlace) => new URL(base(place), document.baseURI).origin;

const absolute = (href: string, place: BodyPlace) => {
  try {
    return new URL(href, new URL(base(place), document.baseURI)).href;
  } catch {
    return '';
  }
};

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
