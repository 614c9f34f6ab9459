import { safeUrl } from '../../../widgets/kit/safe-url';
import { pageAddress } from '../../kit/page-address';
import { helpAddress } from './help-address';
import type { BodyPlace } from './safe-body';

export const bodyAddress = {
  article: (id: string, heading = '') => ({ [helpAddress.article]: id, [helpAddress.heading]: heading }),
  heading: (id: string) => ({ [helpAddress.heading]: id }),
  articleHref: (id: string, heading: string) => pageAddress.with(bodyAddress.article(id, heading)),
  headingHref: (id: string) => pageAddress.with(bodyAddress.heading(id)),
};

export interface LinkTarget {
  readonly href: string;
  readonly heading?: string;
  readonly article?: string;
}

const ARTICLE_PATH = /^\/(?:[\w-]+\/)*(?:hc|help_center)\/(?:[\w-]+\/)?articles\/(\d+)/;

export const linkTarget = (writtenHref: string, place: Pick<BodyPlace, 'url'>): LinkTarget | undefined => {
  const href = writtenHref.trim();
  const url = absoluteUrl(href, place);
  const safe = safeUrl(url?.href);
  if (!href || !url || !safe) return undefined;
  const ownUrl = absoluteUrl('', place);
  const heading = decode(href.replace(/^[^#]*#?/, ''));
  const id = url.origin === ownUrl?.origin ? articleIdOf(url) : undefined;
  if (href.startsWith('#') || (heading && id && id === articleIdOf(ownUrl)))
    return { href: bodyAddress.headingHref(heading), heading };
  if (!id) return { href: safe };
  return { href: bodyAddress.articleHref(id, heading), article: id, heading: heading || undefined };
};

/** Matches images in `data:` URLs, except SVG, which can contain scripts. */
const IMAGE_DATA = /^data:image\/(png|jpe?g|gif|webp);base64,/i;

export const imageUrl = (src: string, place: Pick<BodyPlace, 'url'>): string => {
  if (IMAGE_DATA.test(src)) return src;
  const { protocol = '', href = '' } = absoluteUrl(src, place) ?? {};
  return /^https?:$/.test(protocol) ? href : '';
};

const absoluteUrl = (href: string, { url }: Pick<BodyPlace, 'url'>): URL | undefined => {
  try {
    return new URL(href, new URL(safeUrl(url) ?? document.baseURI, document.baseURI));
  } catch {
    return undefined;
  }
};

const articleIdOf = (url: URL | undefined) => ARTICLE_PATH.exec(url?.pathname ?? '')?.[1];

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
