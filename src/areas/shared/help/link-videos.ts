import { safeUrl } from '../../../widgets/shared/safe-url';
import type { BodyPlace } from './safe-body';

/** Letters of a title at most. */
const letters = 200;

/**
 * Puts a link in the place of each `<iframe>` and `<video>` of an article, before it is cleaned: what an author embeds
 * is neither lost nor loaded. `data-video` says what it was. An author may write that himself: a click plays only what
 * `mayPlay`.
 *
 * @param body parsed where nothing runs or loads
 */
export const linkVideos = (body: Element, { texts: { watchText } }: BodyPlace): void => {
  for (const video of body.querySelectorAll<HTMLElement>('iframe,video')) {
    // Help centres write `//host/…`.
    const src = (video.getAttribute('src') || video.querySelector('source[src]')?.getAttribute('src') || '')
      .trim()
      .replace(/^\/\//, 'https://');
    if (!safeUrl(src) || src === 'about:blank') continue;
    const title = (video.getAttribute('title') || video.getAttribute('aria-label') || '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, letters);
    const link = video.ownerDocument.createElement('a');
    link.setAttribute('href', src);
    link.dataset.video = video.localName;
    link.textContent = title ? `${watchText}: ${title}` : watchText;
    // No link in a link.
    (video.closest('a') ?? video).after(link);
    video.remove();
  }
};
