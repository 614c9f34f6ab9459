import type { BodyPlace } from './safe-body';
import { videoLink } from './video-link';

/**
 * Puts a link in the place of each `<iframe>` and `<video>` of an article, before it is cleaned: what an author embeds
 * is neither lost nor loaded. `data-video` says what it was. An author may write that himself: a click plays only what
 * `mayPlay`.
 *
 * @param body parsed where nothing runs or loads
 */
export const linkVideos = (body: Element, place: BodyPlace): void => {
  for (const video of body.querySelectorAll<HTMLElement>('iframe,video')) {
    const found = videoLink(
      video.getAttribute('src') || video.querySelector('source[src]')?.getAttribute('src') || '',
      video.getAttribute('title') || video.getAttribute('aria-label') || '',
      place,
    );
    if (!found) continue;
    const link = video.ownerDocument.createElement('a');
    link.setAttribute('href', found.href);
    link.dataset.video = video.localName;
    link.textContent = found.text;
    // No link in a link.
    (video.closest('a') ?? video).after(link);
    video.remove();
  }
};
