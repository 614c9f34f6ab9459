import { beforeEach, describe, expect, it } from 'vitest';
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
  ])('is a link with its title: %s', async (body, text, href) => {
    expect(await links(body)).toEqual([[text, href]]);
  });

  it('is called what the page calls it', async () => {
    expect(
      await links('<iframe src="https://a.example/" title="Brücken"></iframe>', hosts, { watchText: 'Video ansehen' }),
    ).toEqual([['Video ansehen: Brücken', 'https://a.example/']]);
  });

  it('without a scheme is meant over https, also from a help centre that is not', async () => {
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

  it('in a link stands beside it', async () => {
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
  ])('without an address that a link may have is nothing: %s', async (body) => {
    expect(await links(body)).toEqual([]);
  });

  const click = async (body: string, settings: object = hosts, init: MouseEventInit = {}) => {
    const area = await showVideo(body, settings);
    const link = await area.until(() => area.find<HTMLAnchorElement>('a'));
    expect(area.all('iframe, video')).toEqual([]);
    const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
    const followed = { prevented: false };
    // Outside of the shadow root: all three runtimes have heard of it by then.
    area.element.addEventListener('click', () => {
      followed.prevented = event.defaultPrevented;
      // jsdom follows no link, and says so.
      event.preventDefault();
    });
    await area.act(() => link.dispatchEvent(event));
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
  ])('plays after a click where the page lists its host: %s', async (src) => {
    const {
      area,
      prevented,
      players: [player],
    } = await click(
      `<iframe src="${src}" title="Bridges" sandbox="allow-top-navigation" allow="camera" name="top"></iframe>`,
    );
    expect(prevented).toBe(true);
    expect(player!.getAttributeNames().map((name) => [name, name === 'src' ? '' : player!.getAttribute(name)])).toEqual(
      expect.arrayContaining([
        ['title', 'Watch the video: Bridges'],
        ['sandbox', 'allow-scripts allow-same-origin'],
      ]),
    );
    expect(player!.hasAttribute('name')).toBe(false);
    expect(player!.src).toBe(new URL(src, 'https://help.example').href);
    // The link stays, and is then a link.
    const link = area.find<HTMLAnchorElement>('a');
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
  ])('of another host, or not over https, is left to the browser: %s', async (src) => {
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
  ])('plays nowhere where the settings list no host: %j', async (videoHosts) => {
    expect(
      (await click('<iframe src="https://videos.example/1"></iframe>', { helpCentre: { videoHosts } })).players,
    ).toEqual([]);
  });

  it.each(['videos.example', 'VIDEOS.example'])('plays where one host is given as a text: %s', async (videoHosts) => {
    expect(
      (await click('<iframe src="https://videos.example/1"></iframe>', { helpCentre: { videoHosts } })).players,
    ).toHaveLength(1);
  });

  it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ shiftKey: true }], [{ button: 1 }]])(
    'opens elsewhere where the reader wants it so: %j',
    async (init) => {
      expect((await click('<iframe src="https://videos.example/1"></iframe>', hosts, init)).players).toEqual([]);
    },
  );

  it("of the page's own origin gets a sandbox that it can't take away", async () => {
    const real = location.href;
    const { jsdom } = globalThis as never as { jsdom: { reconfigure(options: { url: string }): void } };
    jsdom.reconfigure({ url: 'https://videos.example/' });
    const { players } = await click('<iframe src="https://videos.example/1"></iframe>');
    jsdom.reconfigure({ url: real });
    expect(players[0]!.getAttribute('sandbox')).toBe('allow-scripts');
  });

  it('is a video where the article has one', async () => {
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

  it('that an author calls one himself plays no more than any', async () => {
    const { players } = await click('<a data-video="video" href="https://evil.example/">Win</a>');
    expect(players).toEqual([]);
    expect((await click('<a data-video="">no address</a>')).players).toEqual([]);
    // An ordinary link leads to the same host as ever.
    expect((await click('<a href="https://videos.example/1">The film</a>')).players).toEqual([]);
  });
});
