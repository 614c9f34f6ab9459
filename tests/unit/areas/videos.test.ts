// HLP-5: what an author embeds is a link, and plays after a click where the page's settings allow it.
import { describe, expect, it } from 'vitest';
import { tooLong } from '../../../src/areas/help/parts/body-elements';
import type { BodyPlace } from '../../../src/areas/help/parts/safe-body';
import { linkVideos, mayPlay, playVideo } from '../../../src/areas/help/parts/videos';

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
  ])('becomes a link: %s', (html, expected) => {
    expect(linked(html)).toBe(expected);
  });

  it.each([
    '<iframe></iframe>',
    '<iframe src="javascript:1"></iframe>',
    '<iframe src="about:blank"></iframe>',
    '<video></video>',
  ])('that leads nowhere stays for the cleaning: %s', (html) => {
    expect(linked(html)).toBe(html);
  });

  it('with an endless title is named by its beginning', () => {
    expect(linked(`<iframe src="/v" title="${'a'.repeat(300)}"></iframe>`)).toContain(`>Watch: ${'a'.repeat(200)}</a>`);
  });
});

describe('a video plays', () => {
  const plays = (url: string, videoHosts?: string | readonly string[]) =>
    mayPlay(url, { helpCentre: videoHosts === undefined ? undefined : { videoHosts } });

  it('from a host that the settings list, and from none without them', () => {
    expect(plays('https://v.example/1')).toBe(false);
    expect(plays('https://v.example/1', 'v.example')).toBe(true);
    expect(plays('https://v.example/1', ['w.example', 'V.Example'])).toBe(true);
    expect(plays('https://x.v.example/1', 'v.example')).toBe(false);
    expect(plays('https://v.example:444/1', 'v.example')).toBe(false);
    expect(plays('https://v.example:444/1', 'v.example:444')).toBe(true);
    expect(plays('https://v.example/1', 'https://v.example')).toBe(false);
    expect(plays('https://v.example/1', '')).toBe(false);
  });

  it('from each host below one with a star, and not from itself', () => {
    expect(plays('https://x.v.example/1', '*.v.example')).toBe(true);
    expect(plays('https://v.example/1', '*.v.example')).toBe(false);
    expect(plays('https://xv.example/1', '*.v.example')).toBe(false);
  });

  it('over https alone, and without a name or password', () => {
    expect(plays('http://v.example/1', 'v.example')).toBe(false);
    expect(plays('https://me@v.example/1', 'v.example')).toBe(false);
    expect(plays('https://:secret@v.example/1', 'v.example')).toBe(false);
  });
});

describe('a player', () => {
  const played = (href: string, kind: string) => {
    const box = document.createElement('div');
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Watch: A cave' });
    link.dataset.video = kind;
    box.append(link);
    document.body.append(box);
    playVideo(link);
    return { box, link, player: box.firstElementChild };
  };

  it('stands before its link, has its name and the focus, and comes once', () => {
    const { box, link, player } = played('https://v.example/1', 'iframe');
    expect([box.childElementCount, box.lastElementChild, link.dataset.video]).toEqual([2, link, undefined]);
    expect(player?.getAttribute('title')).toBe('Watch: A cave');
    expect(player?.getAttribute('src')).toBe('https://v.example/1');
    expect(document.activeElement).toBe(player);
  });

  it("is a frame that may run scripts, and at the page's own origin nothing else", () => {
    expect(played('https://v.example/1', 'iframe').player?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin',
    );
    expect(played(`${origin}/v`, 'iframe').player?.getAttribute('sandbox')).toBe('allow-scripts');
    const frame = played('https://v.example/1', 'iframe').player as HTMLIFrameElement;
    expect([frame.allow, frame.referrerPolicy]).toEqual(['autoplay; fullscreen', 'strict-origin']);
  });

  it('of a file is a video with its own controls', () => {
    const { player } = played('https://v.example/a.mp4', 'video');
    expect([player?.localName, (player as HTMLVideoElement).controls]).toEqual(['video', true]);
  });
});

it('what is too long to be shown says so, and where it can be read, if that is safe', () => {
  expect(tooLong({ ...place, url: 'https://help.example/1' }).innerHTML).toBe(
    'Too long. <a href="https://help.example/1">There</a>',
  );
  expect(tooLong(place).innerHTML).toBe('Too long. ');
  expect(tooLong({ ...place, url: 'javascript:1' }).innerHTML).toBe('Too long. ');
});
