// HLP-5: an embedded video becomes a link that plays on click if the settings allow its host.
import { describe, expect, it, vi } from 'vitest';
import { tooLong } from '../../../src/areas/help/parts/body-elements';
import playVideo from '../../../src/areas/help/parts/play-video';
import type { BodyPlace } from '../../../src/areas/help/parts/safe-body';
import { linkVideos, mayPlay } from '../../../src/areas/help/parts/videos';

const place = { texts: { watchText: 'Watch', tooLongText: 'Too long.', elsewhereText: 'There' } } as BodyPlace;

const linked = (html: string) => {
  const body = document.createElement('div');
  body.innerHTML = html;
  linkVideos(body, place);
  return body.innerHTML;
};

describe('an embedded video', () => {
  it.each([
    [
      '<iframe src="https://v.example/1" title=" A\n cave "></iframe>',
      '<a href="https://v.example/1" data-video="iframe">Watch: A cave</a>',
    ],
    ['<iframe src=" //v.example/1"></iframe>', '<a href="https://v.example/1" data-video="iframe">Watch</a>'],
    ['<video src="/a.mp4" aria-label="A cave"></video>', '<a href="/a.mp4" data-video="video">Watch: A cave</a>'],
    ['<video><source><source src="/b.mp4"></video>', '<a href="/b.mp4" data-video="video">Watch</a>'],
    [
      '<a href="/x">see <iframe src="https://v.example/1"></iframe></a> more',
      '<a href="/x">see </a><a href="https://v.example/1" data-video="iframe">Watch</a> more',
    ],
  ])('replaces an embedded video by a link: %s', (html, expected) => {
    expect(linked(html)).toBe(expected);
  });

  it.each([
    '<iframe></iframe>',
    '<iframe src="javascript:1"></iframe>',
    '<iframe src="about:blank"></iframe>',
    '<video></video>',
  ])('leaves an embedded video without an address to the sanitiser: %s', (html) => {
    expect(linked(html)).toBe(html);
  });

  it('names a video with a very long title by its beginning', () => {
    expect(linked(`<iframe src="/v" title="${'a'.repeat(300)}"></iframe>`)).toContain(`>Watch: ${'a'.repeat(200)}</a>`);
  });
});

describe('a video plays', () => {
  const plays = (url: string, videoHosts?: string | readonly string[]) =>
    mayPlay(url, { helpCentre: videoHosts === undefined ? undefined : { videoHosts } });

  it('plays a video from a host that the settings list', () => {
    expect(plays('https://v.example/1')).toBe(false);
    expect(plays('https://v.example/1', 'v.example')).toBe(true);
    expect(plays('https://v.example/1', ['w.example', 'V.Example'])).toBe(true);
    expect(plays('https://x.v.example/1', 'v.example')).toBe(false);
    expect(plays('https://v.example:444/1', 'v.example')).toBe(false);
    expect(plays('https://v.example:444/1', 'v.example:444')).toBe(true);
    expect(plays('https://v.example/1', 'https://v.example')).toBe(false);
    expect(plays('https://v.example/1', '')).toBe(false);
  });

  it('plays videos from subdomains of a wildcard host, but not from the host itself', () => {
    expect(plays('https://x.v.example/1', '*.v.example')).toBe(true);
    expect(plays('https://v.example/1', '*.v.example')).toBe(false);
    expect(plays('https://xv.example/1', '*.v.example')).toBe(false);
  });

  it('plays videos over https only, without a name or password', () => {
    expect(plays('http://v.example/1', 'v.example')).toBe(false);
    expect(plays('https://me@v.example/1', 'v.example')).toBe(false);
    expect(plays('https://:secret@v.example/1', 'v.example')).toBe(false);
  });
});

describe('a player', () => {
  const played = async (href: string, kind: string, videoHosts: string | readonly string[] = 'v.example') => {
    const box = document.createElement('div');
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Watch: A cave' });
    link.dataset.video = kind;
    box.append(link);
    document.body.append(box);
    playVideo(link, { helpCentre: { videoHosts } });
    playVideo(link, { helpCentre: { videoHosts } });
    const player = box.firstElementChild as HTMLIFrameElement | HTMLVideoElement;
    if (player instanceof HTMLVideoElement) return { box, link, player, framed: null, policy: '' };
    const framed = await vi.waitUntil(() => player.contentDocument?.querySelector('iframe'));
    return { box, link, player, framed, policy: player.contentDocument!.querySelector('meta')!.content };
  };

  it('inserts a player once before its link, with its name and the focus', async () => {
    const { box, link, player, framed } = await played('https://v.example/1', 'iframe');
    expect([box.childElementCount, box.lastElementChild, link.dataset.video]).toEqual([2, link, undefined]);
    expect([player.title, framed!.title]).toEqual(['Watch: A cave', 'Watch: A cave']);
    expect(framed!.src).toBe('https://v.example/1');
    expect(document.activeElement).toBe(player);
    expect((player as HTMLIFrameElement).contentDocument!.activeElement).toBe(framed);
  });

  it("plays in a frame that may run scripts, and nothing else on the page's own origin", async () => {
    const { framed } = await played('https://v.example/1', 'iframe');
    expect([framed!.getAttribute('sandbox'), framed!.allow, framed!.referrerPolicy]).toEqual([
      'allow-scripts allow-same-origin',
      'autoplay; fullscreen',
      'strict-origin',
    ]);
    expect((await played(`${origin}/v`, 'iframe')).framed!.getAttribute('sandbox')).toBe('allow-scripts');
  });

  it.each([
    ['v.example', 'https://v.example'],
    [['*.v.example', 'w.example:444'], 'https://v.example https://*.v.example https://w.example:444'],
    [['w.example', location.host, 'not a host'], 'https://v.example https://w.example'],
  ])("redirects a player only to listed hosts other than the page's own: %j", async (videoHosts, sources) => {
    const { policy } = await played('https://v.example/1', 'iframe', videoHosts);
    expect([...new Set(policy.split(' '))].join(' ')).toBe(`frame-src ${sources}`);
  });

  it('plays a file in a video element with controls', async () => {
    const { player } = await played('https://v.example/a.mp4', 'video');
    expect([player.localName, (player as HTMLVideoElement).controls]).toEqual(['video', true]);
  });
});

it('replaces a text that is too long by a message, and a link if its address is safe', () => {
  expect(tooLong({ ...place, url: 'https://help.example/1' }).innerHTML).toBe(
    'Too long. <a href="https://help.example/1">There</a>',
  );
  expect(tooLong(place).innerHTML).toBe('Too long. ');
  expect(tooLong({ ...place, url: 'javascript:1' }).innerHTML).toBe('Too long. ');
});
