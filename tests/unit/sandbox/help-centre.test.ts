// @vitest-environment node
import { expect, it } from 'vitest';
import { suggestedLabels } from '../../../examples/sandbox/data/articles/article-source';
import type { ArticlePage, ArticleResults, Article as SomeArticle } from '../../../src/services/help-centre/answers';
import { runningSandbox } from './running-sandbox';

type Article = Required<SomeArticle>;
type Page = Required<ArticlePage> & { readonly articles: readonly Article[] };

const sandbox = runningSandbox();
const { ask, get } = sandbox;
const pageOf = async (query: string, locale = 'en-us') =>
  (await get(`/help_center/${locale}/articles?${query}`)).body as Page;
const articles = async (query: string, locale?: string) => (await pageOf(query, locale)).articles;

// HLP-1
it('returns articles in linked pages', async () => {
  const seen: unknown[] = [];
  let next: string | null = `${sandbox.origin}/help_center/en-us/articles?per_page=10`;
  for (let number = 1; next; number++) {
    const page = (await (await fetch(next)).json()) as Page;
    const { count, per_page, page_count, previous_page } = page;
    expect([page.page, per_page, page_count, !previous_page]).toEqual([
      number,
      10,
      Math.ceil(count / 10),
      number === 1,
    ]);
    seen.push(...page.articles.map(({ id }) => id));
    next = page.next_page;
  }
  expect([new Set(seen).size, seen.length > 20]).toEqual([seen.length, true]);
});

// HLP-1 HLP-3
it('sorts articles and filters them by all requested labels', async () => {
  const dates = (await articles('sort_by=updated_at&sort_order=desc&per_page=100')).map((one) => one.updated_at!);
  expect(dates).toEqual([...dates].sort().reverse());
  const suggested = await articles(`per_page=15&label_names=${suggestedLabels.join('%2C')}`);
  expect(suggested.length).toBeGreaterThan(5);
  for (const { label_names } of suggested) expect(label_names).toEqual(expect.arrayContaining([...suggestedLabels]));
  expect((await pageOf('label_names=suggested,none')).count).toBe(0);
  expect((await articles('label_names=server_status&per_page=1'))[0]!.body).toContain('<table>');
});

it("returns articles in the locale's language if they are translated, and reports the language", async () => {
  const titleOf = async (locale: string, at: number) => {
    const { locale: own, title } = (await articles('sort_by=position&per_page=3', locale))[at]!;
    return `${own}: ${title}`;
  };
  expect(await titleOf('sv-se', 0)).toBe('sv-se: Vad din enhet behöver för att köra spelet');
  expect(await titleOf('fi-fi', 0)).toBe('en-us: What your device needs to run the game');
  expect(await titleOf('de-de', 2)).toBe('en-us: Play without a connection');
});

it('returns the hostile article only if its label is requested', async () => {
  const usual = (await articles('per_page=100')).map(({ body }) => body).join();
  expect(usual).not.toMatch(/<script|onerror|javascript:/);
  const [hostile, ...others] = await articles('label_names=hostile_html');
  expect(others).toEqual([]);
  for (const way of ['<script', 'onerror=', 'javascript:', 'srcdoc=', 'formaction='])
    expect(hostile!.body).toContain(way);
  expect((await get(`/help_center/en-us/articles/${hostile!.id}`)).status).toBe(200);
});

// HLP-2
it('searches words in the locale, marks matches, strips other tags and sorts', async () => {
  const search = async (query: string) =>
    ((await get(`/help_center/articles/search?${query}`)).body as Required<ArticleResults>).results;
  const titles = async (query: string) => (await search(query)).map(({ title = '' }) => title);
  const results = await search('query=coins&locale=en-us&hour=494000&page=1&per_page=5&sort=rel');
  expect([results[0]!.title, results.length > 2]).toEqual(['My coins don’t show', true]);
  expect(results.some(({ snippet }) => /<em>coins?/i.test(snippet!))).toBe(true);
  const hostile = await search('query=sanitizer%20everything&label_names=hostile_html');
  for (const { snippet } of [...results, ...hostile]) expect(snippet).not.toMatch(/<(?!\/?em>)/);
  expect(await titles('query=logga&locale=sv-se')).toContain('Jag kan inte logga in');
  expect(await titles('query=m%C3%A5nad%20logga&locale=sv-se')).toEqual([]);
  const found = await titles('query=the&locale=en-us&sort=desc&per_page=100');
  expect(found).toEqual([...found].sort((a, b) => b.localeCompare(a, 'en-us')));
  const days = (await search('query=the&locale=en-us&sort_by=created_at&per_page=100')).map((one) => one.created_at!);
  expect(days).toEqual([...days].sort().reverse());
});

// HLP-6
it('counts one vote per reader, in which a later one replaces the earlier', async () => {
  const path = '/help_center/en-us/articles/360040300301';
  const countsOf = async () => {
    const { vote_count = 0, vote_sum = 0 } = ((await get(path)).body as { article: SomeArticle }).article;
    return [vote_count, vote_sum] as const;
  };
  const [count, sum] = await countsOf();
  const vote = async (way: string, reader?: string) => {
    const headers: Record<string, string> = reader ? { cookie: `a=b; session_username=${reader}` } : {};
    expect((await ask('POST', `${path}/${way}`, { headers })).body).toMatchObject({ vote: { item_type: 'Article' } });
    return countsOf();
  };
  expect([await vote('up'), await vote('up')]).toEqual(Array(2).fill([count + 1, sum + 1]));
  expect(await vote('down')).toEqual([count + 1, sum - 1]);
  expect(await vote('up', 'Alex%20Stone')).toEqual([count + 2, sum]);
});
