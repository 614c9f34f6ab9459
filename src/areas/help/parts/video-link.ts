import { safeUrl } from '../../../widgets/kit/safe-url';
import type { BodyPlace } from './safe-body';

/** Letters of a title at most. */
const letters = 200;

/** The link that stands for a video of an article, from what its author wrote; undefined for one that is nowhere. */
export const videoLink = (
  written: string,
  title: string,
  { texts: { watchText } }: Pick<BodyPlace, 'texts'>,
): { readonly href: string; readonly text: string } | undefined => {
  // Help centres write `//host/…`.
  const href = written.trim().replace(/^\/\//, 'https://');
  if (!safeUrl(href) || href === 'about:blank') return undefined;
  const name = title.replace(/\s+/g, ' ').trim().slice(0, letters);
  return { href, text: name ? `${watchText}: ${name}` : watchText };
};
