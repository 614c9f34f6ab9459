import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpArticle } from '../../../src/areas/help/help-article/help-article';
import { description } from '../../../src/areas/help/help-article/help-article.widget';
import { helpArea } from './help-support';
import { article, newVisit } from './show-article';

beforeEach(newVisit);

// HLP-5
describe('a video in an article', () => {
  const hosts = { helpCentre: { videoHosts: ['videos.example', '*.below.example'] } };
  const showVideo = (body: string, settings: object = hosts, props = {}) =>
    helpArea(
      HelpArticle,
      description,
      { article: async () => article(body) },
      { articleId: '12', ...props },
      undefined,
      settings,
    );
  const links = async (body: string, settings?: object, props?: object) => {
    const area = await showVideo(`${body}<p>last</p>`, settings, props);
    await area.until(() => area.text().includes('last'));
    return area.all<HTMLAnchorElement>('a').map((a) => [a.textContent, a.getAttribute('href')]);
  };

  it.each([
    [
      '<iframe src="https://foreign.example/embed/1" title="Build a bridge"></iframe>',
      'Watch the video: Build a bridge',
      'https://foreign.example/embed/1',
    ],
    [
      '<p>See: <iframe src="//foreign.example/embed/1"></iframe></p>',
      'Watch the video',
      'https://foreign.example/embed/1',
    ],
    ['<iframe src="../embed" title=" "></iframe>', 'Watch the video', 'https://help.example/hc/en-us/embed'],
    [
      '<video src="https://foreign.example/a.mp4" aria-label="A flood" controls>No video here.</video>',
      'Watch the video: A flood',
      'https://foreign.example/a.mp4',
    ],
    [
      '<video><source src="https://foreign.example/a.webm" type="video/webm"><source src="https://foreign.example/a.mp4"></video>',
      'Watch the video',
      'https://foreign.example/a.webm',
    ],
    [
      '<figure><div><iframe src="https://videos.example/1" title="<b>x"></iframe></div></figure>',
      'Watch the video: <b>x',
      'https://videos.example/1',
    ],
    [
      `<div>${'<p>x</p>'.repeat(300)}<iframe src="https://foreign.example/1"></iframe></div>`,
      'Watch the video',
      'https://foreign.example/1',
    ],
  ])('replaces a video by a link with its title: %s', async (body, text, href) => {
    expect(await links(body)).toEqual([[text, href]]);
  });

  it("uses the page's label for a video's link", async () => {
    expect(
      await links('<iframe src="https://a.example/" title="Brücken"></iframe>', hosts, { watchText: 'Video ansehen' }),
    ).toEqual([['Video ansehen: Brücken', 'https://a.example/']]);
  });

  it("uses https if a video's address has no scheme, even if the help centre doesn't", async () => {
    const area = await helpArea(
      HelpArticle,
      description,
      {
        article: async () =>
          article('<iframe src="//videos.example/1"></iframe>', { html_url: 'http://help.example/1' }),
      },
      { articleId: '12' },
      undefined,
      hosts,
    );
    expect((await area.until(() => area.find<HTMLAnchorElement>('a'))).href).toBe('https://videos.example/1');
  });

  it('places a video inside a link after the link', async () => {
    expect(await links('<a href="https://a.example/">one <iframe src="https://b.example/"></iframe></a>')).toEqual([
      ['one ', 'https://a.example/'],
      ['Watch the video', 'https://b.example/'],
    ]);
  });

  it.each([
    ['<iframe src="javascript:1"></iframe>'],
    ['<iframe srcdoc="<p>x"></iframe>'],
    ['<iframe></iframe>'],
    ['<iframe src="about:blank"></iframe>'],
    ['<video src="data:video/mp4,x"></video>'],
    ['<video>words</video>'],
    ['<iframe src="blob:https://videos.example/1"></iframe>'],
  ])('removes a video if its address is missing or unsafe: %s', async (body) => {
    expect(await links(body)).toEqual([]);
  });

  const click = async (body: string, settings: object = hosts, init: MouseEventInit = {}) => {
    const area = await showVideo(body, settings);
    const link = await area.until(() => area.find<HTMLAnchorElement>('a'));
    expect(area.all('iframe, video')).toEqual([]);
    const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
    const followed = { prevented: false };
    // The area handles the click inside the shadow root, so this listener runs later.
    area.element.addEventListener('click', () => {
      followed.prevented = event.defaultPrevented;
      // jsdom can't navigate and logs an error.
      event.preventDefault();
    });
    await area.act(() => link.dispatchEvent(event));
    await vi.dynamicImportSettled();
    return {
      area,
      prevented: followed.prevented,
      players: area.all<HTMLIFrameElement | HTMLVideoElement>('iframe, video'),
    };
  };

  it.each([
    'https://videos.example/embed/1',
    '//videos.example/embed/1',
    'https://a.below.example/1',
    'https://a.b.BELOW.example:443/1',
  ])('plays a video after a click if the page lists its host: %s', async (src) => {
    const {
      area,
      prevented,
      players: [player],
    } = await click(
      `<iframe src="${src}" title="Bridges" sandbox="allow-top-navigation" allow="camera" name="top"></iframe>`,
    );
    expect(prevented).toBe(true);
    // jsdom loads no frames in shadow roots. videos.test.ts and tests/browser/areas/videos.test.ts test the frame's
    // content.
    expect([player!.localName, player!.title, player!.hasAttribute('name')]).toEqual([
      'iframe',
      'Watch the video: Bridges',
      false,
    ]);
    const link = area.find<HTMLAnchorElement>('a');
    expect(link.href).toBe(new URL(src, 'https://help.example').href);
    expect([link.textContent, link.dataset.video]).toEqual(['Watch the video: Bridges', undefined]);
  });

  it.each([
    ['http://videos.example/1'],
    ['https://videos.example.evil.example/1'],
    ['https://evilvideos.example/1'],
    ['https://a.videos.example/1'],
    ['https://below.example/1'],
    ['https://evilbelow.example/1'],
    ['https://videos.example:8443/1'],
    ['https://videos.example@evil.example/1'],
    ['https://user:secret@videos.example/1'],
    ['https://videos.example.:443/1'],
    ['https://evil.example/videos.example'],
  ])('leaves a video of an unlisted host, or not over https, to the browser: %s', async (src) => {
    const { prevented, players } = await click(`<iframe src="${src}"></iframe>`);
    expect(players).toEqual([]);
    expect(prevented).toBe(false);
  });

  it.each([
    [undefined],
    [[]],
    ['https://videos.example'],
    ['videos.example/'],
    ['*'],
    ['*.'],
    [[7, null, '']],
    [{}],
    ['videos.*'],
    ['x.example, videos.example'],
  ])('never plays a video if the settings list no valid host: %j', async (videoHosts) => {
    expect(
      (await click('<iframe src="https://videos.example/1"></iframe>', { helpCentre: { videoHosts } })).players,
    ).toEqual([]);
  });

  it.each(['videos.example', 'VIDEOS.example'])(
    'plays a video if the setting is a single host: %s',
    async (videoHosts) => {
      expect(
        (await click('<iframe src="https://videos.example/1"></iframe>', { helpCentre: { videoHosts } })).players,
      ).toHaveLength(1);
    },
  );

  it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ shiftKey: true }], [{ button: 1 }]])(
    'opens a video in a new tab or window if the reader requests that: %j',
    async (init) => {
      expect((await click('<iframe src="https://videos.example/1"></iframe>', hosts, init)).players).toEqual([]);
    },
  );

  it('plays in a video element if the article contains one', async () => {
    const {
      players: [player],
    } = await click(
      '<video src="https://videos.example/a.mp4" poster="https://evil.example/p.png" onplay="window.hostile=1" title="Bridges"></video>',
    );
    expect([
      player!.localName,
      player!.src,
      (player as HTMLVideoElement).controls,
      player!.title,
      player!.hasAttribute('poster'),
      player!.hasAttribute('onplay'),
    ]).toEqual(['video', 'https://videos.example/a.mp4', true, 'Watch the video: Bridges', false, false]);
  });

  it("doesn't play a link as a video because an author added data-video to it", async () => {
    const { players } = await click('<a data-video="video" href="https://evil.example/">Win</a>');
    expect(players).toEqual([]);
    expect((await click('<a data-video="">no address</a>')).players).toEqual([]);
    expect((await click('<a href="https://videos.example/1">The film</a>')).players).toEqual([]);
  });
});
