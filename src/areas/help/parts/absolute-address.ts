import { safeUrl } from '../../../widgets/kit/safe-url';
import type { BodyPlace } from './safe-body';

/** An address in an article, meant from where that stands; undefined for what is none. */
export const absoluteAddress = (href: string, { url }: Pick<BodyPlace, 'url'>): URL | undefined => {
  try {
    return new URL(href, new URL(safeUrl(url) ?? document.baseURI, document.baseURI));
  } catch {
    return undefined;
  }
};
