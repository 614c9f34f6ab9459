import { safeUrl } from '../../../widgets/kit/safe-url';
import { absoluteAddress } from './absolute-address';
import { bodyAddress } from './body-address';
import type { BodyPlace } from './safe-body';

/** Where a link of an article leads. */
export interface LinkTarget {
  readonly href: string;
  /** A heading, of the same article where no other is named. */
  readonly heading?: string;
  /** An article of the same help centre. */
  readonly article?: string;
}

/** An article of the same help centre. */
const article = /^\/(?:[\w-]+\/)*(?:hc|help_center)\/(?:[\w-]+\/)?articles\/(\d+)/;

/** Where it leads, from what an author has written; undefined for what leads nowhere, or runs. */
export const linkTarget = (written: string, place: Pick<BodyPlace, 'url'>): LinkTarget | undefined => {
  const href = written.trim();
  const url = absoluteAddress(href, place);
  const safe = safeUrl(url?.href);
  if (!href || !url || !safe) return undefined;
  const own = absoluteAddress('', place);
  const heading = decode(href.replace(/^[^#]*#?/, ''));
  const id = url.origin === own?.origin ? idOf(url) : undefined;
  if (href.startsWith('#') || (heading && id && id === idOf(own)))
    return { href: bodyAddress.headingHref(heading), heading };
  return id
    ? { href: bodyAddress.articleHref(id, heading), article: id, heading: heading || undefined }
    : { href: safe };
};

const idOf = (url: URL | undefined) => article.exec(url?.pathname ?? '')?.[1];

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
