/**
 * Plays a video in front of its link, which stays, as a caption and as another way to it: whether a frame could load,
 * nobody can know. The frame gets the least that plays, and the focus.
 *
 * @param link to an address that `mayPlay`; what is in it names the video
 */
export const playVideo = (link: HTMLAnchorElement): void => {
  const { href, textContent, dataset } = link;
  const player = dataset.video === 'video' ? videoAt(href) : frameAt(href);
  player.title = textContent ?? '';
  delete dataset.video;
  link.before(player);
  player.focus();
};

const videoAt = (src: string) =>
  Object.assign(document.createElement('video'), { controls: true, autoplay: true, playsInline: true, src });

const frameAt = (src: string) => {
  const frame = document.createElement('iframe');
  // Players keep their settings at their own origin. At the page's, scripts could take the sandbox away.
  frame.setAttribute('sandbox', `allow-scripts${new URL(src).origin === location.origin ? '' : ' allow-same-origin'}`);
  frame.allow = 'autoplay; fullscreen';
  // Some players want to know the site; none the page.
  frame.referrerPolicy = 'strict-origin';
  // Last: what stands before it counts for the first page.
  frame.src = src;
  return frame;
};
