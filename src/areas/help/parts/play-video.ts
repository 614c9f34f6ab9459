import { covers, type HostSettings, listedHosts } from './videos';

/**
 * Plays a video above its link. Keeps the link, because a page can't detect whether a framed video fails.
 *
 * @param link a link whose URL `mayPlay` allows
 */
const playVideo = (link: HTMLAnchorElement, settings: HostSettings): void => {
  const { href, textContent: title, dataset } = link;
  // Ignore a second click: the video is already playing.
  if (dataset.video === undefined) return;
  const player = dataset.video === 'video' ? createVideo(href) : createPlayer(href, title, settings);
  player.title = title;
  delete dataset.video;
  link.before(player);
  player.focus();
};

const createVideo = (src: string) =>
  Object.assign(document.createElement('video'), { controls: true, autoplay: true, playsInline: true, src });

const createPlayer = (src: string, title: string, settings: HostSettings) =>
  // A sandboxed page has an opaque origin, so it can't access a frame's document.
  self.origin === 'null' ? createFrame(src) : createHolder(src, title, settings);

/**
 * Creates a frame whose content security policy blocks redirects to the page's origin. A player on that origin could
 * remove its own sandbox.
 */
const createHolder = (src: string, title: string, settings: HostSettings) => {
  const holder = document.createElement('iframe');
  // Use `srcdoc`: unlike `about:blank`, a `srcdoc` document sends the page's referrer. Assign `emptyHTML`, because
  // Trusted Types reject plain strings.
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

/** Omits patterns that match the page's own host, because a redirect could lead there. */
const allowedSources = (src: string, settings: HostSettings): readonly string[] => {
  const ownHost = self.origin.replace(/.*\//, '');
  const others = listedHosts(settings).filter((listed) => !covers(listed, ownHost));
  return [new URL(src).origin, ...others.map((listed) => `https://${listed}`)];
};

const createFrame = (src: string) => {
  const frame = document.createElement('iframe');
  // Players need their origin's storage. On the page's own origin, `allow-same-origin` would let a player remove the
  // sandbox.
  frame.setAttribute('sandbox', `allow-scripts${new URL(src).origin === self.origin ? '' : ' allow-same-origin'}`);
  frame.allow = 'autoplay; fullscreen';
  // Some players require the site's origin as the referrer. Keep the page's path private.
  frame.referrerPolicy = 'strict-origin';
  // Set `src` last: the first navigation only uses attributes that are already set.
  frame.src = src;
  return frame;
};

export default playVideo;
