import { videoHost } from '../../../services/help-centre/video-host';
import type { Settings } from '../../../services/settings';
import { safeUrl } from '../../../widgets/kit/safe-url';
import type { BodyPlace } from './safe-body';

const MAX_TITLE_LENGTH = 200;

export const videoLink = (
  writtenUrl: string,
  title: string,
  { texts: { watchText } }: Pick<BodyPlace, 'texts'>,
): { readonly href: string; readonly text: string } | undefined => {
  // Help centres write `//host/…`.
  const href = writtenUrl.trim().replace(/^\/\//, 'https://');
  if (!safeUrl(href) || href === 'about:blank') return undefined;
  const name = title.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH);
  return { href, text: name ? `${watchText}: ${name}` : watchText };
};

/**
 * Replaces videos by links, before the sanitiser removes them. Authors can write `data-video`, too, so a click plays
 * only what `mayPlay` allows.
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
    // Links can't be nested.
    (video.closest('a') ?? video).after(link);
    video.remove();
  }
};

export const mayPlay = (url: string, { helpCentre }: Pick<Settings, 'helpCentre'>): boolean => {
  const { protocol, host, username, password } = new URL(url);
  if (protocol !== 'https:' || username || password) return false;
  return [helpCentre?.videoHosts ?? []].flat().some((entry) => {
    const listed = videoHost(entry);
    return !!listed && (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed);
  });
};

/**
 * The link stays, because a page can't detect whether a frame has loaded.
 *
 * @param link passes `mayPlay`
 */
export const playVideo = (link: HTMLAnchorElement): void => {
  const { href, textContent, dataset } = link;
  const player = dataset.video === 'video' ? createVideo(href) : createFrame(href);
  player.title = textContent ?? '';
  delete dataset.video;
  link.before(player);
  player.focus();
};

const createVideo = (src: string) =>
  Object.assign(document.createElement('video'), { controls: true, autoplay: true, playsInline: true, src });

const createFrame = (src: string) => {
  const frame = document.createElement('iframe');
  // Players need their own origin's storage. At the page's origin, scripts could remove the sandbox.
  frame.setAttribute('sandbox', `allow-scripts${new URL(src).origin === location.origin ? '' : ' allow-same-origin'}`);
  frame.allow = 'autoplay; fullscreen';
  // Some players require the site's origin, but not the page's path.
  frame.referrerPolicy = 'strict-origin';
  // Set it last, because the attributes above count for the first navigation.
  frame.src = src;
  return frame;
};
