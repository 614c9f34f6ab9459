import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpArticle } from '../../../src/areas/help/help-article/help-article';
import { description } from '../../../src/areas/help/help-article/help-article.widget';
import { failure, helpArea } from './help-support';

const article = (body = '<p>Hello.</p>', more: object = {}) => ({
  article: {
    id: 12,
    title: 'Find your world',
    body,
    updated_at: '2026-10-02T10:00:00Z',
    vote_sum: 2,
    vote_count: 4,
    html_url: 'https://help.example/hc/en-us/articles/12-find',
    ...more,
  },
});
const show = (helpCentre: object, props = {}, gamertag?: string) =>
  helpArea(HelpArticle, description, helpCentre, { articleId: '12', ...props }, gamertag);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = vi.fn();
});

// HLP-5
describe('help-article', () => {
  it('shows title, day and body', async () => {
    const area = await show({ article: async () => article() });
    await area.until(() => area.text('h2') === 'Find your world');
    expect(area.text()).toContain('Hello.');
    expect(area.text()).toContain('Updated October 2, 2026');
    expect(area.events).toContainEqual({ name: 'article', detail: { id: '12', title: 'Find your world' } });
  });

  it("takes the id from the page's URL, follows it, and says so while there is none", async () => {
    const ask = vi.fn(async (id: string) => article(`<p>This is ${id}.</p>`, { title: `Number ${id}` }));
    const area = await show({ article: ask }, { articleId: undefined });
    expect(area.text()).toBe('Pick an article to read it here.');
    expect(ask).not.toHaveBeenCalled();
    await area.act(() => {
      history.pushState(null, '', '/?hc-article=7');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await area.until(() => area.text('h2') === 'Number 7');
  });

  it('says that an unknown article is not there, and offers no retry', async () => {
    const area = await show({
      article: async () => {
        throw failure(404);
      },
    });
    await area.until(() => area.text().includes('not here any more'));
    expect(area.all('button')).toEqual([]);
  });

  it('asks again after a failure', async () => {
    let turn = 0;
    const area = await show({
      article: async () => {
        if (!turn++) throw failure();
        return article();
      },
    });
    await area.until(() => area.text('[role=alert]'));
    await area.act(() => area.button('Try again').click());
    await area.until(() => area.text('h2') === 'Find your world');
  });

  it('links its headings, and lists them when there are three', async () => {
    const body =
      '<h2 id="a">Alpha</h2><p>1</p><h3>Beta &amp; more</h3><p>2</p><h2>Alpha</h2><p><a href="#a">up</a></p>';
    const area = await show({ article: async () => article(body) });
    const nav = await area.until(() => area.find('nav'));
    expect([...nav.querySelectorAll('a')].map((a) => a.textContent)).toEqual(['Alpha', 'Beta & more', 'Alpha']);
    const ids = [...nav.querySelectorAll('a')].map((a) => new URL(a.href).searchParams.get('hc-heading'));
    expect(ids).toEqual(['a', 'beta-more', 'alpha']);
    await area.act(() => nav.querySelectorAll('a')[1]!.click());
    expect(location.search).toContain('hc-heading=beta-more');
    expect(area.root.activeElement?.textContent).toBe('Beta & more');
    await area.act(() => [...area.all('a')].find((a) => a.textContent === 'up')!.click());
    expect(area.root.activeElement?.textContent).toBe('Alpha');
  });

  it('has no list of two headings', async () => {
    const area = await show({ article: async () => article('<h2>One</h2><p>1</p><h2>Two</h2>') });
    await area.until(() => area.text().includes('Two'));
    expect(area.all('nav')).toEqual([]);
  });

  it('means relative links and pictures from where the article stands, and keeps links to other articles on the page', async () => {
    const area = await show({
      article: async () =>
        article(
          '<a href="../files/map.pdf">map</a><img src="/pic.png" alt="p"><a href="/hc/en-us/articles/77-other">other</a>',
        ),
    });
    await area.until(() => area.text('h2'));
    const [map, other] = area.all<HTMLAnchorElement>('a');
    expect(map!.href).toBe('https://help.example/hc/en-us/files/map.pdf');
    expect(area.find<HTMLImageElement>('img').src).toBe('https://help.example/pic.png');
    await area.act(() => other!.click());
    expect(location.search).toBe('?hc-article=77');
  });
});

// HLP-5
describe('a hostile article', () => {
  const hostile = `<p id="kept" class="b-base" style="position:fixed" onclick="window.hostile=1" data-widget="modal">kept</p><script>window.hostile=1</script><style>p{display:none}</style>
    <img src="x" onerror="window.hostile=1" alt="broken"><a href="javascript:window.hostile=1">js</a><a href=" java&#10;script:window.hostile=1">spaced</a>
    <a href="data:text/html,<script>1</script>">data</a><svg onload="window.hostile=1"><a xlink:href="javascript:1"><text>svg</text></a></svg>
    <math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hostile=1&gt;"></table></mtext></math>
    <iframe src="javascript:1"></iframe><form action="javascript:1"><button formaction="javascript:1">send</button><input name="attributes"></form>
    <slot name="x"></slot><base href="https://evil.example"><details open ontoggle="window.hostile=1"><summary>more</summary></details><img src="data:image/svg+xml,<svg/>" alt="drawn"><p>last</p>`;

  it('runs nothing, loads nothing odd, and keeps what is sound', async () => {
    const area = await show({
      article: async () => article(hostile, { title: '<img src=x onerror="window.hostile=1">' }),
    });
    await area.until(() => area.text().includes('last'));
    expect(area.text()).toContain('kept');
    expect(area.text('h2')).toContain('<img');
    expect(
      area.all(
        'article script, article style, article svg image, iframe, form, input, slot, math, base, [onclick], [onerror], [ontoggle], [style], [data-widget], [formaction], [class=b-base]',
      ),
    ).toEqual([]);
    for (const link of area.all<HTMLAnchorElement>('a[href]')) expect(link.protocol).toMatch(/^https?:$/);
    for (const image of area.all<HTMLImageElement>('img')) expect(image.src).toMatch(/^https?:/);
    expect((window as { hostile?: unknown }).hostile).toBeUndefined();
  });

  it.each([
    ['no fields', { article: {} }],
    ['numbers as text', { article: { id: '12', title: 5, body: 6, vote_sum: '3', vote_count: '5', updated_at: 7 } }],
  ])('survives %s', async (_, answer) => {
    const area = await show({ article: async () => answer });
    await area.until(() => area.text('h2') === 'Untitled');
    expect(area.text()).toContain('Was this article helpful?');
  });

  it.each([[''], [0], [false], [null], [[]]])('an article that is %j is none', async (one) => {
    const area = await show({ article: async () => ({ article: one }) });
    await area.until(() => area.text().includes('This article is not here any more.'));
  });

  it('is cleaned part by part without a difference: many tags in a row, in one list, in a nest', async () => {
    const area = await show({
      article: async () =>
        article(
          `${'<i>x</i>'.repeat(300)}<div><ul>${'<li><b>y</b></li>'.repeat(200)}</ul></div>${'<div>'.repeat(300)}deep<p onclick=1>`,
        ),
    });
    // The last part comes some frames later.
    await area.until(() => area.text().includes('deep'));
    expect(area.all('i')).toHaveLength(300);
    expect(area.all('ul > li > b')).toHaveLength(200);
    expect(area.all('[onclick]')).toEqual([]);
  }, 20_000);
});

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

// HLP-6
describe('a vote', () => {
  const pressed = (area: { all(selector: string): Element[] }) =>
    area.all('[aria-pressed]').map((one) => one.getAttribute('aria-pressed'));

  it('is sent, counted, remembered, and can be changed', async () => {
    const vote = vi.fn(async () => ({ vote: { id: 1, value: 1 } }));
    const area = await show({ article: async () => article(), vote });
    await area.until(() => area.text().includes('3 of 4 found this helpful'));
    await area.act(() => area.button('Yes').click());
    await area.until(() => area.text().includes('4 of 5 found this helpful'));
    expect(pressed(area)).toEqual(['true', 'false']);
    // Once a reader: the same again is nothing.
    await area.act(() => area.button('Yes').click());
    expect(vote).toHaveBeenCalledTimes(1);
    await area.act(() => area.button('No').click());
    await area.until(() => area.text().includes('3 of 5 found this helpful'));
    expect(vote.mock.calls.map((call) => (call as unknown[]).slice(0, 2))).toEqual([
      ['12', 'up'],
      ['12', 'down'],
    ]);
    expect(area.events.filter(({ name }) => name === 'vote').at(-1)?.detail).toEqual({ id: '12', vote: 'down' });
    const again = await show({ article: async () => article(), vote });
    await again.until(() => again.text('h2'));
    expect(pressed(again)).toEqual(['false', 'true']);
  });

  it('that fails changes nothing, says so, and works the next time', async () => {
    let turn = 0;
    const area = await show({
      article: async () => article(),
      vote: async () => {
        if (!turn++) throw failure(500);
        return {};
      },
    });
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('No').click());
    await area.until(() => area.text().includes('did not arrive'));
    expect(pressed(area)).toEqual(['false', 'false']);
    await area.act(() => area.button('No').click());
    await area.until(() => area.text().includes('Thank you'));
  });

  it('of nobody, where votes need a player, leads to the sign-in and back here', async () => {
    const area = await show({
      article: async () => article(),
      vote: async () => {
        throw failure(401);
      },
    });
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('Yes').click());
    const link = await area.until(() => area.button('Sign in') as HTMLAnchorElement);
    // It said "Sign in to see this.", beside an article that one sees.
    expect(area.all('[role=status]').map((one) => one.textContent)).toContain('Sign in to vote.');
    expect(area.text()).not.toContain('to see this');
    expect(decodeURIComponent(link.href)).toContain(`return_url=${location.href}`);
  });

  it("goes on when the session is found to be over in the middle, and is then the visitor's", async () => {
    const vote = vi.fn(async () => {
      area.become(undefined);
      return {};
    });
    const area = await show({ article: async () => article(), vote }, {}, 'Noor');
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('Yes').click());
    await area.until(() => area.text().includes('Thank you'));
    expect(pressed(area)).toEqual(['true', 'false']);
    expect(localStorage.getItem('cobble:vote::12')).toBe('1');
  });

  it("of one player is not another's", async () => {
    const groups = { article: async () => article(), vote: async () => ({}) };
    const area = await show(groups, {}, 'Noor');
    await area.until(() => area.text('h2'));
    await area.act(() => area.button('Yes').click());
    await area.until(() => area.text().includes('Thank you'));
    await area.act(() => area.become('Kim'));
    await area.until(() => pressed(area).join() === 'false,false');
  });
});
