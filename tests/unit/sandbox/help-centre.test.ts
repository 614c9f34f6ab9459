// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { suggestedLabels } from '../../../examples/sandbox/data/articles/article-source';
import type {
  ArticlePage as AnyArticlePage,
  ArticleResults as AnyArticleResults,
  Article,
} from '../../../src/services/help-centre/answers';
import { runningSandbox } from './running-sandbox';

// The sandbox's answers are whole.
type ArticlePage = Required<AnyArticlePage>;
type ArticleResults = Required<AnyArticleResults>;

const sandbox = runningSandbox();
const { ask, get } = sandbox;
const articles = async (query: string, locale = 'en-us') =>
  (await get(`/help_center/${locale}/articles?${query}`)).body as ArticlePage;

describe('articles (HLP-1, HLP-3)', () => {
  it('come by pages that lead to each other', async () => {
    const seen: (number | string)[] = [];
    let next: string | null | undefined =
      `${sandbox.origin}/help_center/en-us/articles?per_page=10&sort_by=updated_at&sort_order=desc`;
    for (let page = 1; next; page++) {
      const answer: ArticlePage = (await (await fetch(next)).json()) as ArticlePage;
      expect([answer.page, answer.per_page, answer.page_count, answer.previous_page === null]).toEqual([
        page,
        10,
        Math.ceil(answer.count! / 10),
        page === 1,
      ]);
      seen.push(...answer.articles.map(({ id }) => id));
      next = answer.next_page;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(20);
  });

  it('are sorted by what is asked, either way', async () => {
    const dates = (await articles('sort_by=updated_at&sort_order=desc&per_page=100')).articles.map(
      ({ updated_at }) => updated_at!,
    );
    expect(dates).toEqual([...dates].sort().reverse());
    const titles = (await articles('sort_by=title&sort_order=asc&per_page=100')).articles.map(({ title }) => title!);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en-us')));
    expect((await get('/help_center/en-us/articles?sort_by=votes')).status).toBe(400);
  });

  it('with labels are those that have all of them', async () => {
    const { articles: suggested } = await articles(`per_page=15&label_names=${suggestedLabels.join('%2C')}`);
    expect(suggested.length).toBeGreaterThan(5);
    for (const { label_names } of suggested) expect(label_names).toEqual(expect.arrayContaining([...suggestedLabels]));
    expect((await articles('label_names=suggested,none')).count).toBe(0);
    const status = await articles('label_names=server_status&per_page=1');
    expect([status.count, status.articles[0]!.body]).toEqual([1, expect.stringContaining('<table>')]);
  });

  it('are in the locale’s language where they are translated, and say which they are', async () => {
    const titles = async (locale: string) =>
      (await articles('sort_by=position&per_page=2', locale)).articles.map((one: Article) => [one.locale, one.title]);
    expect(await titles('sv-se')).toEqual([
      ['sv-se', 'Vad din enhet behöver för att köra spelet'],
      ['sv-se', 'Uppdatera spelet eller gå tillbaka en version'],
    ]);
    expect((await titles('fi-fi'))[0]).toEqual(['en-us', 'What your device needs to run the game']);
    const [, , third] = (await articles('sort_by=position&per_page=3', 'de-de')).articles;
    expect([third!.locale, third!.title]).toEqual(['en-us', 'Play without a connection']);
  });

  it('hold headings, lists, tables and pictures that are there', async () => {
    const bodies = (await articles('per_page=100')).articles.map(({ body }) => body!).join();
    for (const tag of ['<h2', '<ol', '<ul', '<table', '<img', '<pre', '<blockquote', '<a href'])
      expect(bodies).toContain(tag);
    for (const [, src] of bodies.matchAll(/<img src="([^"]+)"/g))
      expect([src, (await fetch(src!)).status]).toEqual([src, 200]);
  });

  it('keep the hostile one to those who ask for its label', async () => {
    expect(
      (await articles('per_page=100')).articles.some(({ body }) => /<script|onerror|javascript:/.test(body!)),
    ).toBe(false);
    const hostile = await articles('label_names=hostile_html');
    expect(
      hostile.articles.map(({ body }) =>
        ['<script', 'onerror=', 'javascript:', 'srcdoc=', 'formaction='].every((one) => body!.includes(one)),
      ),
    ).toEqual([true]);
    expect((await get(`/help_center/en-us/articles/${hostile.articles[0]!.id}`)).status).toBe(200);
  });
});

describe('search (HLP-2)', () => {
  const search = async (query: string) => (await get(`/help_center/articles/search?${query}`)).body as ArticleResults;

  it('finds by words of title and body, marks them, and gives no tags from the body', async () => {
    const { results, count } = await search('query=coins&locale=en-us&hour=494000&page=1&per_page=5&sort=rel');
    expect(results[0]!.title).toBe('My coins don’t show');
    expect(count).toBeGreaterThan(2);
    for (const { snippet, result_type } of results)
      expect([result_type, snippet!.replace(/<\/?em>/g, '')]).toEqual(['article', expect.not.stringMatching(/[<>]/)]);
    expect(results.some(({ snippet }) => /<em>coins?/i.test(snippet!))).toBe(true);
  });

  it('escapes what a body says in letters', async () => {
    expect((await search('query=sanitizer%20everything&label_names=hostile_html')).results[0]!.snippet).not.toMatch(
      /<(?!\/?em>)/,
    );
  });

  it('searches in the locale, sorts by title, and finds nothing for nonsense', async () => {
    expect((await search('query=m%C3%A5nad%20logga&locale=sv-se')).count).toBe(0);
    expect((await search('query=logga&locale=sv-se')).results.map(({ title }) => title)).toContain(
      'Jag kan inte logga in',
    );
    const titles = (await search('query=the&locale=en-us&sort=desc&per_page=100')).results.map(({ title }) => title!);
    expect(titles).toEqual([...titles].sort((a, b) => b.localeCompare(a, 'en-us')));
    expect((await search('query=xyzzy&locale=en-us')).results).toEqual([]);
  });

  it('sorts by the days that Zendesk sorts by, the newest first, and by no other', async () => {
    for (const day of ['created_at', 'updated_at'] as const) {
      const days = (await search(`query=the&locale=en-us&sort_by=${day}&per_page=100`)).results.map((one) => one[day]!);
      expect(days).toEqual([...days].sort().reverse());
    }
    expect((await get('/help_center/articles/search?query=the&locale=en-us&sort_by=title')).status).toBe(400);
  });

  it('refuses an empty one', async () => {
    expect((await get('/help_center/articles/search?query=&locale=en-us')).status).toBe(400);
  });
});

it('categories and sections belong together, in each language', async () => {
  // HLP-4
  const { categories } = (await get('/help_center/sv-se/categories?per_page=100')).body as {
    categories: { id: number; name: string }[];
  };
  const { sections } = (await get('/help_center/sv-se/sections?per_page=100')).body as {
    sections: { id: number; category_id: number; name: string }[];
  };
  expect([categories[0]!.name, sections[0]!.name]).toEqual(['Kom igång', 'Installera och uppdatera']);
  for (const { category_id } of sections) expect(categories.map(({ id }) => id)).toContain(category_id);
  const ids = sections.map(({ id }) => id);
  for (const { section_id } of (await articles('per_page=100')).articles) expect(ids).toContain(section_id);
});

describe('votes (HLP-6)', () => {
  const one = 360040300301;
  const votes = async () => {
    const { article } = (await get(`/help_center/en-us/articles/${one}`)).body as { article: Article };
    return [article.vote_count!, article.vote_sum!];
  };
  const vote = (way: string, reader?: string) =>
    ask('POST', `/help_center/en-us/articles/${one}/${way}`, {
      headers: reader ? { cookie: `a=b; session_username=${reader}` } : {},
    });

  it('count one for each reader, the later one in place of the earlier', async () => {
    const [count, sum] = (await votes()) as [number, number];
    expect((await vote('up')).body).toMatchObject({ vote: { value: 1, item_id: one, item_type: 'Article' } });
    expect(await votes()).toEqual([count + 1, sum + 1]);
    await vote('up');
    expect(await votes()).toEqual([count + 1, sum + 1]);
    expect((await vote('down')).body).toMatchObject({ vote: { value: -1 } });
    expect(await votes()).toEqual([count + 1, sum - 1]);
    await vote('up', 'Alex%20Stone');
    expect(await votes()).toEqual([count + 2, sum]);
  });

  it('of another kind, or for no article, are not found in Zendesk’s words', async () => {
    const answers = [
      await vote('sideways'),
      await ask('POST', '/help_center/en-us/articles/1/up'),
      await get('/help_center/en-us/articles/1'),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([404, { error: 'RecordNotFound', description: 'Not found' }]);
  });
});
