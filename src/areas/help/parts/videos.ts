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
  // Help centres write URLs without a protocol: `//host/…`.
  const href = writtenUrl.trim().replace(/^\/\//, 'https://');
  if (!safeUrl(href) || href === 'about:blank') return undefined;
  const name = title.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH);
  return { href, text: name ? `${watchText}: ${name}` : watchText };
};

/**
 * Replaces videos, which the sanitiser would remove, with links. Authors can set `data-video` on any link, so a click
 * must check `mayPlay`.
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
    // HTML doesn't allow a link in a link.
    (video.closest('a') ?? video).after(link);
    video.remove();
  }
};

export type HostSettings = Pick<Settings, 'helpCentre'>;

export const listedHosts = ({ helpCentre }: HostSettings): readonly string[] =>
  [helpCentre?.videoHosts ?? []].flat().flatMap((entry) => videoHost(entry) ?? []);

export const covers = (listed: string, host: string): boolean =>
  listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed;

export const mayPlay = (url: string, settings: HostSettings): boolean => {
  const { protocol, host, username, password } = new URL(url);
  if (protocol !== 'https:' || username || password) return false;
  return listedHosts(settings).some((listed) => covers(listed, host));
};
