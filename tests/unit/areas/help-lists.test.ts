// HLP-1 to HLP-4: how articles, categories and search results are read.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSections } from '../../../src/areas/help/help-centre/parts/load-sections';
import { parseSnippet } from '../../../src/areas/help/help-search/parts/parse-snippet';
import { sortsOf } from '../../../src/areas/help/help-search/parts/sorts-of';
import { rememberedVotes } from '../../../src/areas/help/parts/remembered-votes';
import { shownArticle } from '../../../src/areas/help/parts/shown-article';
import { pageOf, shownPage } from '../../../src/areas/help/parts/shown-page';
import { consentKey } from '../../../src/platform/consent-key';
import type { Section } from '../../../src/services/help-centre/answers';
import type { Services } from '../../../src/services/services';
import type { Settings } from '../../../src/services/settings';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an article of a list', () => {
  it("reads an article's fields, with defaults for missing ones", () => {
    expect(shownArticle({ id: 7 })).toEqual({
      id: '7',
      title: '',
      section: '',
      updated: undefined,
      url: undefined,
      body: '',
      snippet: '',
      voteSum: 0,
      voteCount: 0,
    });
    expect(
      shownArticle({
        id: 'a-1',
        title: '  A cave ',
        section_id: 5,
        updated_at: '2026-01-02T00:00:00Z',
        edited_at: '2025-01-02T00:00:00Z',
        html_url: 'https://help.example/1',
        body: '<p>',
        snippet: '<em>',
        vote_sum: -2.5,
        vote_count: 3.5,
      }),
    ).toEqual({
      id: 'a-1',
      title: 'A cave',
      section: '5',
      updated: '2026-01-02T00:00:00Z',
      url: 'https://help.example/1',
      body: '<p>',
      snippet: '<em>',
      voteSum: -2,
      voteCount: 3,
    });
    expect(shownArticle({ id: 1, edited_at: '2025-01-02T00:00:00Z' })?.updated).toBe('2025-01-02T00:00:00Z');
  });

  it("drops an article whose id isn't safe in a URL", () => {
    for (const id of ['', '-a', 'a b', '../x', 'a/b', 'é', 'a'.repeat(62)])
      expect(shownArticle({ id })).toBeUndefined();
    for (const id of ['a', 'a'.repeat(61), '_1-x']) expect(shownArticle({ id })?.id).toBe(id);
  });

  it("limits the length of an article's title and snippet", () => {
    const long = 'a'.repeat(6000);
    expect(shownArticle({ id: 1, title: long, snippet: long })).toMatchObject({
      title: long.slice(0, 5000),
      snippet: long.slice(0, 5000),
    });
  });
});

describe('a page of a list', () => {
  const articles = [{ id: 1, title: 'one' }, { id: '1', title: 'again' }, { id: 'no id' }, { id: 2 }];

  it('lists each article once, from a list or a search', () => {
    expect(shownPage({ articles }, 1, 10).list.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'one'],
      ['2', ''],
    ]);
    expect(shownPage({ results: articles }, 1, 10).list).toHaveLength(2);
    expect(shownPage(undefined, 1, 10)).toEqual({ list: [], count: 0, pages: 1 });
    const many = Array.from({ length: 120 }, (_, id) => ({ id }));
    expect(shownPage({ articles: many }, 1, 10).list).toHaveLength(100);
  });

  it('reports a total count of at least the number of listed articles', () => {
    expect(shownPage({ articles, count: 41 }, 1, 10)).toMatchObject({ count: 41, pages: 5 });
    expect(shownPage({ articles, count: 40 }, 1, 10).pages).toBe(4);
    expect(shownPage({ articles }, 3, 10)).toMatchObject({ count: 2, pages: 3 });
    expect(shownPage({ articles, next_page: 'https://help.example/?page=4' }, 3, 10).pages).toBe(4);
    expect(shownPage({ articles, page_count: 6, count: 41 }, 1, 10).pages).toBe(6);
  });

  it('has between 1 and 10,000 pages, whatever the service reports', () => {
    expect(shownPage({ articles, page_count: -3 }, 1, 10).pages).toBe(1);
    expect(shownPage({ articles, page_count: 2.9 }, 1, 10).pages).toBe(2);
    expect(shownPage({ articles, page_count: 1e9 }, 1, 10).pages).toBe(10_000);
  });

  it('reads the page number, at least 1, from the URL', () => {
    for (const [text, page] of [
      ['1', 1],
      ['27', 27],
      ['99999', 99_999],
      ['100000', 1],
      ['0', 1],
      ['01', 1],
      ['-2', 1],
      ['', 1],
      ['2x', 1],
      ['x2', 1],
    ] as const)
      expect(pageOf(text)).toBe(page);
  });
});

describe('categories and sections', () => {
  const load = (categories: unknown, sections: unknown) =>
    loadSections(
      { helpCentre: { categories: async () => categories, sections: async () => sections } } as unknown as Services,
      new AbortController().signal,
    );
  const section = (id: number, above: number, more: Partial<Section> = {}) => ({
    id,
    name: `s${id}`,
    category_id: above,
    ...more,
  });

  it('combines categories and sections, without categories that have no sections', async () => {
    const found = await load(
      {
        categories: [
          { id: 1, name: 'One', description: 'first' },
          { id: 2, name: 'Two' },
          { id: 3, name: 'Three' },
        ],
      },
      { sections: [section(10, 3), section(11, 1, { description: 'd' }), section(12, 3)] },
    );
    expect(found.categories.map(({ id, name, sections }) => [id, name, sections.map((one) => one.id)])).toEqual([
      ['1', 'One', ['11']],
      ['3', 'Three', ['10', '12']],
    ]);
    expect(found.categories[0]).toMatchObject({ description: 'first', sections: [{ name: 's11', description: 'd' }] });
    expect(found.sections.map(({ id }) => id)).toEqual(['10', '11', '12']);
  });

  it('lists sections of unknown categories last, without a category name', async () => {
    const found = await load({ categories: [{ id: 1, name: 'One' }] }, { sections: [section(10, 9), section(11, 1)] });
    expect(
      found.categories.map(({ id, name, description, sections }) => [id, name, description, sections[0]?.id]),
    ).toEqual([
      ['1', 'One', '', '11'],
      ['', '', '', '10'],
    ]);
    expect((await load(undefined, undefined)).categories).toEqual([]);
  });

  it('lists at most 100 categories and sections, with texts of limited length', async () => {
    const sections = Array.from({ length: 120 }, (_, id) => section(id, 1));
    const long = 'a'.repeat(6000);
    const found = await load({ categories: [{ id: 1, name: long, description: long }] }, { sections });
    expect(found.sections).toHaveLength(100);
    expect([found.categories[0]?.name.length, found.categories[0]?.description.length]).toEqual([5000, 5000]);
  });
});

describe('sort orders', () => {
  const sorts = (given?: unknown) => sortsOf({ helpCentre: { sorts: given } } as Settings);

  it('takes the sort orders of the settings, without duplicates', () => {
    expect(sortsOf({} as Settings)).toEqual(['rel', 'updated_at', 'created_at']);
    expect(sorts(['desc', 'asc', 'desc'])).toEqual(['desc', 'asc']);
    expect(sorts('rel')).toEqual(['rel']);
  });

  it('omits unknown sort orders, with one warning each', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(sorts(['rel', 'toString', 'newest'])).toEqual(['rel']);
    expect(sorts(['rel', 'newest'])).toEqual(['rel']);
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      'cobble: helpCentre.sorts has an unknown sort order "toString". Fix: use rel, updated_at, created_at, asc, desc.',
      'cobble: helpCentre.sorts has an unknown sort order "newest". Fix: use rel, updated_at, created_at, asc, desc.',
    ]);
  });
});

describe('a snippet', () => {
  const parts = (html: string) => parseSnippet(html, {} as Settings);

  it('splits a snippet into texts, with matches marked', () => {
    expect(parts('a <em>cave</em>  of\n <mark>st<b>one</b></mark>')).toEqual([
      { text: 'a ', isFound: false },
      { text: 'cave', isFound: true },
      { text: ' of ', isFound: false },
      { text: 'st', isFound: true },
      { text: 'one', isFound: true },
    ]);
  });

  it('reads only text from a snippet', () => {
    expect(parts('a<script>b</script><style>c</style><template>d</template><textarea>e</textarea><!--f-->')).toEqual([
      { text: 'a', isFound: false },
    ]);
  });

  it('cuts a snippet after 320 characters', () => {
    expect(parts(`${'a'.repeat(320)}<em>b</em>`)).toEqual([{ text: 'a'.repeat(320), isFound: false }]);
    expect(parts(`${'a'.repeat(319)}<em>bc</em>`)[1]).toEqual({ text: 'b…', isFound: true });
    expect(parts(`${'<i></i>'.repeat(571)}abcd`)).toEqual([{ text: 'abc', isFound: false }]);
  });
});

describe("a reader's vote", () => {
  beforeEach(() => localStorage.clear());

  it('stores a vote per reader and article', () => {
    rememberedVotes.set('Alex', '1', 1);
    rememberedVotes.set(undefined, '1', -1);
    rememberedVotes.set('Alex', '2', -1);
    rememberedVotes.set('Alex', '2', 1);
    expect([
      rememberedVotes.get('Alex', '1'),
      rememberedVotes.get(undefined, '1'),
      rememberedVotes.get('Alex', '2'),
      rememberedVotes.get('Alex', '3'),
    ]).toEqual([1, -1, 1, undefined]);
  });

  it("returns no vote if another value is stored or the visitor hasn't consented", () => {
    localStorage.setItem('cobble:vote::1', '2');
    expect(rememberedVotes.get(undefined, '1')).toBeUndefined();
    localStorage.setItem('cobble:vote::1', '1');
    vi.stubGlobal(consentKey, [false]);
    expect(rememberedVotes.get(undefined, '1')).toBeUndefined();
    rememberedVotes.set(undefined, '2', 1);
    expect(Object.keys(localStorage)).toEqual(['cobble:vote::1']);
  });

  it('returns no vote if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    rememberedVotes.set(undefined, '1', 1);
    expect(rememberedVotes.get(undefined, '1')).toBeUndefined();
  });
});
