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

type HostSettings = Pick<Settings, 'helpCentre'>;

const listedHosts = ({ helpCentre }: HostSettings): readonly string[] =>
  [helpCentre?.videoHosts ?? []].flat().flatMap((entry) => videoHost(entry) ?? []);

const covers = (listed: string, host: string): boolean =>
  listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed;

export const mayPlay = (url: string, settings: HostSettings): boolean => {
  const { protocol, host, username, password } = new URL(url);
  if (protocol !== 'https:' || username || password) return false;
  return listedHosts(settings).some((listed) => covers(listed, host));
};

/**
 * The link stays, because a page can't detect whether a frame has loaded.
 *
 * @param link passes `mayPlay`
 */
export const playVideo = (link: HTMLAnchorElement, settings: HostSettings): void => {
  const { href, textContent: title, dataset } = link;
  const player = dataset.video === 'video' ? createVideo(href) : createPlayer(href, title, settings);
  player.title = title;
  delete dataset.video;
  link.before(player);
  player.focus();
};

const createVideo = (src: string) =>
  Object.assign(document.createElement('video'), { controls: true, autoplay: true, playsInline: true, src });

const createPlayer = (src: string, title: string, settings: HostSettings) =>
  // In a sandboxed page all frames have opaque origins.
  self.origin === 'null' ? createFrame(src) : createHolder(src, title, settings);

/**
 * Holds the player in a document whose policy allows only video hosts, because the policy around a frame also stops
 * redirects. Redirected to the page's origin, scripts of the player could remove its sandbox.
 */
const createHolder = (src: string, title: string, settings: HostSettings) => {
  const holder = document.createElement('iframe');
  // Unlike `about:blank`, it sends the page's referrer. Trusted Types allow only this text.
  holder.srcdoc = (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';
  holder.onload = () => {
    const around = holder.contentDocument;
    if (!around) return;
    const policy = around.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = `frame-src ${allowedSources(src, settings).join(' ')}`;
    around.head.append(policy);
    const player = createFrame(src);
    player.title = title;
    player.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
    around.body.replaceChildren(player);
    player.focus();
  };
  return holder;
};

/** An entry that covers the page's own host would allow a redirect to it. */
const allowedSources = (src: string, settings: HostSettings): readonly string[] => {
  const ownHost = self.origin.replace(/.*\//, '');
  const others = listedHosts(settings).filter((listed) => !covers(listed, ownHost));
  return [new URL(src).origin, ...others.map((listed) => `https://${listed}`)];
};

const createFrame = (src: string) => {
  const frame = document.createElement('iframe');
  // Players need their own origin's storage. At the page's origin, scripts could remove the sandbox.
  frame.setAttribute('sandbox', `allow-scripts${new URL(src).origin === self.origin ? '' : ' allow-same-origin'}`);
  frame.allow = 'autoplay; fullscreen';
  // Some players require the site's origin, but not the page's path.
  frame.referrerPolicy = 'strict-origin';
  // Set it last, because the attributes above count for the first navigation.
  frame.src = src;
  return frame;
};
