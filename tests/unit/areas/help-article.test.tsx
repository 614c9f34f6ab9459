import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure } from './help-support';
import { article, newVisit, showArticle as show } from './show-article';

beforeEach(newVisit);

// HLP-5
describe('help-article', () => {
  it('shows title, date and body', async () => {
    const area = await show({ article: async () => article() });
    await area.until(() => area.text('h2') === 'Find your world');
    expect(area.text()).toContain('Hello.');
    expect(area.text()).toContain('Updated October 2, 2026');
    expect(area.events).toContainEqual({ name: 'article', detail: { id: '12', title: 'Find your world' } });
  });

  it('uses the article id from the page URL, follows changes, and shows a hint if there is none', async () => {
    const request = vi.fn(async (id: string) => article(`<p>This is ${id}.</p>`, { title: `Number ${id}` }));
    const area = await show({ article: request }, { articleId: undefined });
    expect(area.text()).toBe('Choose an article to read it here.');
    expect(request).not.toHaveBeenCalled();
    await area.act(() => {
      history.pushState(null, '', '/?hc-article=7');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await area.until(() => area.text('h2') === 'Number 7');
  });

  it("shows that an unknown article doesn't exist, without a retry button", async () => {
    const area = await show({
      article: async () => {
        throw failure(404);
      },
    });
    await area.until(() => area.text().includes('isn’t available'));
    expect(area.all('button')).toEqual([]);
  });

  it('retries after a failure', async () => {
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

  it('links its headings, and lists them if there are three', async () => {
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

  it("doesn't list two headings", async () => {
    const area = await show({ article: async () => article('<h2>One</h2><p>1</p><h2>Two</h2>') });
    await area.until(() => area.text().includes('Two'));
    expect(area.all('nav')).toEqual([]);
  });

  it('resolves relative links and images against the article, and opens linked articles on the page', async () => {
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

  it('runs nothing, loads nothing unsafe, and keeps valid content', async () => {
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
    ['an answer without fields', { article: {} }],
    [
      'an answer with numbers as strings',
      { article: { id: '12', title: 5, body: 6, vote_sum: '3', vote_count: '5', updated_at: 7 } },
    ],
  ])('shows a hostile article as untitled for %s', async (_, answer) => {
    const area = await show({ article: async () => answer });
    await area.until(() => area.text('h2') === 'Untitled');
    expect(area.text()).toContain('Was this article helpful?');
  });

  it.each([[''], [0], [false], [null], [[]]])('treats the article %j as missing', async (one) => {
    const area = await show({ article: async () => ({ article: one }) });
    await area.until(() => area.text().includes('This article isn’t available.'));
  });

  it('loses nothing when sanitised in parts: many elements in a row, in a list, nested', {
    tags: 'all',
    timeout: 60_000,
  }, async () => {
    const area = await show({
      article: async () =>
        article(
          `${'<i>x</i>'.repeat(300)}<div><ul>${'<li><b>y</b></li>'.repeat(200)}</ul></div>${'<div>'.repeat(300)}deep<p onclick=1>`,
        ),
    });
    await area.until(() => area.text().includes('deep'));
    expect(area.all('i')).toHaveLength(300);
    expect(area.all('ul > li > b')).toHaveLength(200);
    expect(area.all('[onclick]')).toEqual([]);
  });
});
