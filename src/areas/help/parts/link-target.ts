import { safeUrl } from '../../../widgets/kit/safe-url';
import { absoluteAddress } from './absolute-address';
import { bodyAddress } from './body-address';
import type { BodyPlace } from './safe-body';

/** Where a link of an article leads. */
export interface LinkTarget {
  readonly href: string;
  /** A heading of the same article. */
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
  if (href.startsWith('#')) {
    const heading = decode(href.slice(1));
    return { href: bodyAddress.headingHref(heading), heading };
  }
  const [, id] = (url.origin === absoluteAddress('', place)?.origin && article.exec(url.pathname)) || [];
  return id ? { href: bodyAddress.articleHref(id), article: id } : { href: safe };
};

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
