import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpSearch } from '../../../src/areas/help/help-search/help-search';
import { description } from '../../../src/areas/help/help-search/help-search.widget';
import { parseSnippet } from '../../../src/areas/help/help-search/parts/parse-snippet';
import { failure, helpArea } from './help-support';

interface Params {
  query: string;
  page?: number;
  perPage?: number;
  sort?: string;
}

const answer = ({ query }: Params) => ({
  results: [
    { id: 1, title: `About ${query}`, snippet: `the <em>${query}</em> &amp; more`, html_url: 'https://help.example/1' },
  ],
  count: 1,
  page_count: 1,
});
const show = (search: (params: Params, options: { signal: AbortSignal }) => unknown, props = {}, helpCentre?: object) =>
  helpArea(HelpSearch, description, { search }, props, undefined, helpCentre && { helpCentre });
const type = (area: Awaited<ReturnType<typeof show>>, text: string) =>
  area.act(() => {
    const input = area.find<HTMLInputElement>('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const settings = { locale: 'en-us', api: '/', product: 'minecraft' };

beforeEach(() => history.replaceState(null, '', '/'));

// HLP-2
describe('help-search', () => {
  it('searches once when typing pauses', async () => {
    const search = vi.fn(async (params: Params) => answer(params));
    const area = await show(search);
    for (const text of ['c', 'co', 'coi', 'coin']) await type(area, text);
    await area.until(() => area.text().includes('About coin'));
    expect(search.mock.calls.map(([params]) => params)).toEqual([{ query: 'coin', page: 1, perPage: 10, sort: 'rel' }]);
    expect(location.search).toBe('?hc-q=coin');
    expect(area.text('[data-found]')).toBe('1 result for “coin”');
  });

  // The area used to insert the article's ID only after it had validated the URL.
  it('links to no script URL, whatever an article’s id makes of articleHref', async () => {
    history.replaceState(null, '', '/?hc-q=coin');
    const hrefOf = async (id: string) => {
      const found = { results: [{ id, title: 'Coins', html_url: 'https://help.example/1' }], count: 1, page_count: 1 };
      const area = await show(async () => found, { articleHref: '{id}:alert(1)' });
      await area.until(() => area.button('Coins'));
      return area.button('Coins').getAttribute('href');
    };
    expect(await hrefOf('javascript')).toContain('hc-article=javascript');
    expect(await hrefOf('tel')).toBe('tel:alert(1)');
  });

  it("shows the latest query's results in any order of arrival, and cancels the older request", async () => {
    const waiting = new Map<string, { signal: AbortSignal; resolve(): void }>();
    const area = await show(
      (params, { signal }) =>
        new Promise((resolve) => {
          waiting.set(params.query, { signal, resolve: () => resolve(answer(params)) });
        }),
    );
    await type(area, 'old');
    await area.until(() => waiting.has('old'));
    await type(area, 'new');
    await area.until(() => waiting.has('new'));
    expect(waiting.get('old')!.signal.aborted).toBe(true);
    await area.act(() => waiting.get('new')!.resolve());
    await area.act(() => waiting.get('old')!.resolve());
    await area.until(() => area.text().includes('About new'));
    await area.settle();
    expect(area.text()).not.toContain('About old');
  });

  it('keeps the typed text and the focus while results load', async () => {
    history.replaceState(null, '', '/?hc-q=coin&hc-q-page=2');
    const search = vi.fn(async (params: Params) => ({ ...answer(params), count: 30, page_count: 3 }));
    const area = await show(search);
    await area.until(() => area.text().includes('Page 2 of 3'));
    expect(area.find<HTMLInputElement>('input').value).toBe('coin');
    area.find('input').focus();
    await type(area, 'coins');
    await area.until(() => area.text().includes('About coins'));
    expect(area.root.activeElement).toBe(area.find('input'));
    expect(search.mock.calls.at(-1)![0]).toMatchObject({ query: 'coins', page: 1 });
  });

  // HLP-2
  it('shows the count and a way back after the last page, without search advice', async () => {
    history.replaceState(null, '', '/?hc-q=coin&hc-q-page=9');
    const area = await show(async () => ({ results: [], count: 12, page_count: 2 }));
    await area.until(() => area.text('[data-found]').startsWith('12 results'));
    expect(area.text()).not.toContain('other words');
    expect(area.text('nav')).toContain('Page 9 of 2');
    await area.act(() => area.button('Previous').click());
    expect(location.search).toBe('?hc-q=coin&hc-q-page=2');
  });

  it('sorts, and moves the focus to the count when paging', async () => {
    history.replaceState(null, '', '/?hc-q=coin');
    const search = vi.fn(async (params: Params) => ({ ...answer(params), count: 30, page_count: 3 }));
    const area = await show(search);
    await area.until(() => area.button('Next'));
    const next = area.button('Next');
    next.focus();
    await area.act(() => next.click());
    await area.until(
      () => search.mock.calls.at(-1)![0].page === 2 && area.root.activeElement?.hasAttribute('data-found'),
    );
    const select = area.find<HTMLSelectElement>('select');
    await area.act(() => {
      select.value = 'updated_at';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await area.until(() => search.mock.calls.at(-1)![0].sort === 'updated_at');
    expect(location.search).toContain('hc-q-sort=updated_at');
    expect(search.mock.calls.at(-1)![0].page).toBe(1);
  });

  const offered = (area: Awaited<ReturnType<typeof show>>) =>
    [...area.root.querySelectorAll('option')].map(({ textContent }) => textContent);

  it('offers the sort orders that every service knows by default, without title', async () => {
    history.replaceState(null, '', '/?hc-q=coin&hc-q-sort=asc');
    const search = vi.fn(async (params: Params) => answer(params));
    const area = await show(search);
    await area.until(() => offered(area).length);
    expect(offered(area)).toEqual(['Best match', 'Recently updated', 'Recently added']);
    expect(search.mock.calls[0]![0].sort).toBe('rel');
  });

  it('offers the configured sort orders, the first as default, and warns about unknown ones', async () => {
    history.replaceState(null, '', '/?hc-q=coin');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const search = vi.fn(async (params: Params) => answer(params));
    const area = await show(search, {}, { sorts: ['desc', 'asc', 'rel', 'asc', 'votes', 'toString'] });
    await area.until(() => offered(area).length);
    expect(offered(area)).toEqual(['Title, Z to A', 'Title, A to Z', 'Best match']);
    expect(search.mock.calls[0]![0].sort).toBe('desc');
    expect(warn.mock.calls.map(([words]) => words as string)).toEqual(
      ['votes', 'toString'].map((name) =>
        expect.stringMatching(`helpCentre.sorts has an unknown sort order "${name}". Fix: use rel, `),
      ),
    );
    warn.mockRestore();
  });

  it.each([['rel'], [['updated_at']], [[]]])('hides the sort control for %j', async (sorts) => {
    history.replaceState(null, '', '/?hc-q=coin');
    const search = vi.fn(async (params: Params) => answer(params));
    const area = await show(search, {}, { sorts });
    await area.until(() => area.text().includes('About coin'));
    expect(offered(area)).toEqual([]);
    expect(search.mock.calls[0]![0].sort).toBe(sorts[0] === 'updated_at' ? 'updated_at' : 'rel');
  });

  it('shows that nothing was found, and keeps the text for a retry after a failure', async () => {
    let turn = 0;
    const area = await show(async () => {
      if (!turn++) throw failure();
      return { results: [], count: 0 };
    });
    await type(area, 'xyzzy');
    await area.until(() => area.text('[role=alert]'));
    expect(area.find<HTMLInputElement>('input').value).toBe('xyzzy');
    await area.act(() => area.button('Try again').click());
    await area.until(() => area.text().includes('No results for “xyzzy”') && area.text().includes('Try fewer'));
  });

  it('links to the help centre if no widget of the page shows articles', async () => {
    const area = await show(async (params) => answer(params));
    await type(area, 'coin');
    const link = await area.until(() => area.button('About coin'));
    expect(link.getAttribute('href')).toBe('https://help.example/1');
  });

  it('hides its results while the page shows an article, until the visitor types', async () => {
    const other = document.createElement('div');
    other.dataset.widget = 'help-article';
    document.body.append(other);
    const area = await show(async (params) => answer(params));
    await type(area, 'coin');
    await area.until(() => area.button('About coin'));
    await area.act(() => area.button('About coin').click());
    await area.until(() => !area.text().includes('About coin'));
    expect(location.search).toBe('?hc-q=coin&hc-article=1');
    await type(area, 'coins');
    await area.until(() => area.button('About coins'));
    expect(location.search).toBe('?hc-q=coins');
    other.remove();
  });

  it('handles malformed answers', async () => {
    const area = await show(async () => ({
      results: [
        null,
        {
          id: 2,
          title: '<script>1</script>',
          snippet: 7,
          body: '<img src=x onerror=alert(1)>text',
          html_url: 'javascript:alert(1)',
        },
      ],
      count: '1',
    }));
    await type(area, 'x');
    await area.until(() => area.text().includes('<script>'));
    expect(area.all('img, script')).toEqual([]);
    expect(area.all<HTMLAnchorElement>('li a').every((a) => a.protocol !== 'javascript:')).toBe(true);
  });
});

// HLP-2
describe('a snippet', () => {
  it('splits a snippet into texts, with matches marked', () => {
    expect(parseSnippet('a <em>lost</em> &amp; found', settings)).toEqual([
      { text: 'a ', isFound: false },
      { text: 'lost', isFound: true },
      { text: ' & found', isFound: false },
    ]);
  });

  it('shows only the text of a snippet, and cuts a long one', () => {
    expect(
      parseSnippet('<script>x</script><style>y</style>&lt;b&gt;<img alt=z>', settings)
        .map(({ text }) => text)
        .join(''),
    ).toBe('<b>');
    expect(
      parseSnippet(`<em>${'x'.repeat(9000)}</em>`, settings)
        .map(({ text }) => text)
        .join('').length,
    ).toBeLessThan(330);
  });
});
