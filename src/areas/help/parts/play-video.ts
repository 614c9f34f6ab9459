import { covers, type HostSettings, listedHosts } from './videos';

/**
 * The link stays, because a page can't detect whether a frame has loaded.
 *
 * @param link passes `mayPlay`
 */
const playVideo = (link: HTMLAnchorElement, settings: HostSettings): void => {
  const { href, textContent: title, dataset } = link;
  // Clicked twice while this file loaded.
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

export default playVideo;
