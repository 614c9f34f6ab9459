import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpCentre } from '../../../src/areas/help/help-centre/help-centre';
import { description } from '../../../src/areas/help/help-centre/help-centre.widget';
import { failure, helpArea } from './help-support';

interface Params {
  pageSize?: number;
  page?: number;
  sortBy?: string;
  sortOrder?: string;
}

const all = Array.from({ length: 23 }, (_, i) => ({
  id: 100 + i,
  title: `Article ${i}`,
  section_id: i % 2 ? 11 : 12,
  updated_at: '2026-10-02T10:00:00Z',
  body: '<p>Body.</p>',
}));
const centre = (more: object = {}) => ({
  categories: async () => ({
    categories: [
      { id: 1, name: 'Start', description: 'Begin here.' },
      { id: 2, name: 'Play' },
    ],
  }),
  sections: async () => ({
    sections: [
      { id: 11, name: 'Install', category_id: 1 },
      { id: 12, name: 'Realms', category_id: 2 },
    ],
  }),
  suggested: async () => ({ articles: [{ id: 900, title: 'Read me' }] }),
  articles: vi.fn(async ({ pageSize = 10, page = 1 }: Params) => ({
    articles: all.slice((page - 1) * pageSize, page * pageSize),
    count: all.length,
    page_count: Math.ceil(all.length / pageSize),
  })),
  article: async (id: string) => ({ article: { ...all.find((one) => `${one.id}` === id), id } }),
  vote: async () => ({}),
  ...more,
});
const labels = { helpCentre: { suggestedLabels: ['a', 'b', 'c', 'd'] } };
const show = (helpCentre: object = centre(), props = {}, settings: object = labels) =>
  helpArea(HelpCentre, description, helpCentre, props, undefined, settings);
const titles = (area: Awaited<ReturnType<typeof show>>) =>
  area
    .all('li > a')
    .map((a) => a.textContent!)
    .filter((text) => text.startsWith('Article'));
const go = (query: string) => {
  history.pushState(null, '', `/${query}`);
  dispatchEvent(new PopStateEvent('popstate'));
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  Element.prototype.scrollIntoView = vi.fn();
});

// ARE-2
describe('help-centre', () => {
  it('shows categories with their sections, suggestions, and the ten newest articles', async () => {
    const helpCentre = centre();
    const area = await show(helpCentre);
    await area.until(() => titles(area).length === 10);
    expect(area.text()).toContain('Begin here.');
    expect(area.button('Install').closest('li:has(h3)')!.querySelector('h3')!.textContent).toBe('Start');
    expect(area.text()).toContain('Read me');
    expect(helpCentre.articles.mock.calls[0]![0]).toMatchObject({
      pageSize: 10,
      page: 1,
      sortBy: 'updated_at',
      sortOrder: 'desc',
    });
  });

  // HLP-4
  it('omits a category without sections', async () => {
    const area = await show(
      centre({ sections: async () => ({ sections: [{ id: 11, name: 'Install', category_id: 1 }] }) }),
    );
    await area.until(() => titles(area).length === 10);
    expect(area.text()).toContain('Start');
    expect(area.text()).not.toContain('Play');
  });

  // HLP-1
  it('paginates through the URL, and supports the back button', async () => {
    const area = await show();
    await area.until(() => titles(area).length === 10);
    await area.act(() => area.button('Next').click());
    await area.until(() => titles(area)[0] === 'Article 10');
    expect(location.search).toBe('?hc-page=2');
    expect(area.text()).toContain('Page 2 of 3');
    await area.act(() => go(''));
    await area.until(() => titles(area)[0] === 'Article 0');
  });

  // HLP-1
  it("shows a section's last page if the URL names a later one, and labels each pager", async () => {
    history.replaceState(null, '', '/?hc-section=11&hc-page=9');
    const area = await show();
    await area.until(() => titles(area).length === 1);
    expect(area.text()).toContain('Page 2 of 2');
    expect(area.all('nav').map((one) => one.getAttribute('aria-label'))).toEqual(['All topics', 'Pages: Install']);
    await area.act(() => area.button('Previous').click());
    await area.until(() => titles(area).length === 10);
  });

  // HLP-1
  it('sorts by date or title, and returns to the first page', async () => {
    history.replaceState(null, '', '/?hc-page=3');
    const helpCentre = centre();
    const area = await show(helpCentre);
    await area.until(() => titles(area).length === 3);
    const select = area.find<HTMLSelectElement>('select');
    await area.act(() => {
      select.value = 'az';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await area.until(() =>
      helpCentre.articles.mock.calls.some(
        ([params]) => params.sortBy === 'title' && params.sortOrder === 'asc' && params.page === 1,
      ),
    );
    expect(location.search).toBe('?hc-sort=az');
  });

  // HLP-1
  it('counts an article once if it is on two pages of the list', async () => {
    history.replaceState(null, '', '/?hc-section=11');
    const many = Array.from({ length: 101 }, (_, i) => ({
      id: i,
      title: `Article ${i}`,
      section_id: i < 99 ? 12 : 11,
    }));
    const area = await show(
      centre({
        // An article was edited between the two requests, so the others have moved by one.
        articles: async ({ page = 1 }: Params) => ({
          articles: page > 1 ? many.slice(99) : many.slice(0, 100),
          count: 101,
          page_count: 2,
        }),
      }),
    );
    await area.until(() => titles(area).length > 0);
    expect(titles(area)).toEqual(['Article 99', 'Article 100']);
  });

  it("shows a section's articles, filtered from all articles", async () => {
    const area = await show();
    await area.until(() => area.button('Install'));
    await area.act(() => area.button('Install').click());
    await area.until(() => area.text('h2') === 'Install' && titles(area).length === 10);
    expect(titles(area)[0]).toBe('Article 1');
    expect(area.text()).toContain('Page 1 of 2');
    await area.act(() => area.button('All topics').click());
    await area.until(() => area.text('h2') === 'Help centre');
  });

  it('opens an article in place, moves the focus to its title, and returns', async () => {
    const area = await show();
    await area.until(() => titles(area).length === 10);
    await area.act(() => area.button('Article 3').click());
    await area.until(() => area.text('h2') === 'Article 3');
    expect(location.search).toBe('?hc-article=103');
    await area.until(() => area.root.activeElement?.textContent === 'Article 3');
    await area.act(() => go(''));
    await area.until(() => titles(area).length === 10);
    await area.until(() => area.root.activeElement?.tagName === 'H2');
  });

  it('opens the article that the URL names in its query or hash', async () => {
    history.replaceState(null, '', '/#hc-article=105');
    const area = await show();
    await area.until(() => area.text('h2') === 'Article 5');
    await area.act(() => area.button('All topics').click());
    await area.until(() => titles(area).length === 10);
    expect(location.hash).toBe('');
  });

  it('links to the configured article page, and leaves articles to a help-article on the page', async () => {
    const away = await show(centre(), { articleHref: '/help/article?hc-article={id}' });
    await away.until(() => titles(away).length === 10);
    expect(away.button('Article 3').getAttribute('href')).toBe('/help/article?hc-article=103');
    const other = document.createElement('div');
    other.dataset.widget = 'help-article';
    document.body.append(other);
    const beside = await show();
    await beside.until(() => titles(beside).length === 10);
    await beside.act(() => beside.button('Article 3').click());
    await beside.settle();
    expect(titles(beside)).toHaveLength(10);
    other.remove();
  });

  it.each(['categories', 'sections', 'suggested', 'articles'])(
    'shows the rest if %s fails, and everything after a retry',
    async (name) => {
      const complete = centre() as unknown as Record<string, (...args: unknown[]) => unknown>;
      let turn = 0;
      const area = await show({
        ...complete,
        [name]: async (...args: unknown[]) => {
          if (!turn++) throw failure();
          return complete[name]!(...args);
        },
      });
      await area.until(() => area.text('[role=alert]'));
      await area.act(() => area.button('Try again').click());
      await area.until(
        () =>
          !area.root.querySelector('[role=alert]') &&
          titles(area).length === 10 &&
          area.text().includes('Read me') &&
          area.button('Install'),
      );
    },
  );

  // HLP-1
  it.each([[{}], [{ helpCentre: {} }], [{ helpCentre: { suggestedLabels: [] } }]])(
    'requests and shows no suggestions if the settings have no labels: %j',
    async (settings) => {
      const suggested = vi.fn(async () => ({ articles: [{ id: 900, title: 'Read me' }] }));
      const area = await show(centre({ suggested }), {}, settings);
      await area.until(() => titles(area).length === 10);
      expect(suggested).not.toHaveBeenCalled();
      expect(area.text()).not.toContain('Suggested');
    },
  );

  it('shows that there are no articles, and hides empty suggestions', async () => {
    const nothing = {
      categories: async () => ({ categories: [] }),
      sections: async () => ({ sections: [] }),
      suggested: async () => ({ articles: [] }),
      articles: async () => ({ articles: [] }),
    };
    const area = await show(nothing);
    await area.until(() => area.text().includes('No articles yet'));
    expect(area.text()).toContain('No topics yet');
    expect(area.text()).not.toContain('Suggested');
  });

  it('shows the valid parts of malformed answers', async () => {
    const malformed = [
      null,
      5,
      'x',
      {},
      { id: {} },
      { id: 7 },
      { id: '8', title: 9, updated_at: 'never' },
      { id: 9, title: '<img src=x onerror=alert(1)>', html_url: 'javascript:alert(1)' },
      { id: 9, title: 'twice' },
    ];
    const area = await show({
      categories: async () => ({ categories: [null, { id: '1', name: 'Only' }, { id: 2, name: { a: 1 } }] }),
      sections: async () => ({
        sections: [{ id: 3, name: 'Lost', category_id: 'nowhere' }, 7, { id: 4, name: 'Found', category_id: '1' }],
      }),
      suggested: async () => undefined,
      articles: async () => ({ articles: malformed, count: '3', page_count: 'many' }),
    });
    await area.until(() => area.text().includes('<img'));
    expect(area.all('img')).toEqual([]);
    expect(area.text()).toContain('Only');
    expect(area.text()).toContain('Other topics');
    expect(area.all('li > a').map((a) => a.textContent)).toEqual([
      'Found',
      'Lost',
      'Untitled',
      'Untitled',
      '<img src=x onerror=alert(1)>',
    ]);
  });
});
