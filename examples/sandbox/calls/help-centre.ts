import type {
  Article,
  ArticlePage,
  ArticleResults,
  CategoryPage,
  OneArticle,
  SectionPage,
  Voted,
} from '../../../src/services/help-centre/answers';
import type { helpCentreRoutes } from '../../../src/services/help-centre/routes';
import type { CategorySource } from '../data/articles/categories';
import { categories, sections } from '../data/articles/categories';
import { hostileLabel } from '../data/articles/special-articles';
import { contentLocale, inLocale } from '../data/locale-text';
import type { HelpArticle } from '../data/make-articles';
import type { Call, Handler } from '../http/call';
import { paramOf } from '../http/params';
import { Refusal } from '../http/refusal';
import { must } from '../must';
import { readerOf } from './callers';
import { sliceOf } from './slice-of';
import { matchText, snippetOf } from './text-search';

const textOf = (article: HelpArticle, locale: string) =>
  ({ 'en-us': article.english, 'sv-se': article.swedish, 'de-de': article.german })[contentLocale(locale)];

const writeArticle = (article: HelpArticle, locale: string, { origin, state }: Call) => {
  const text = textOf(article, locale);
  const { title, body } = text ?? article.english;
  // An untranslated article is returned in English. Its `locale` is then `en-us`.
  const written = text ? contentLocale(locale) : 'en-us';
  const votes = [...(state.votes.get(article.id)?.values() ?? [])];
  return {
    id: article.id,
    url: `${origin}/help_center/${written}/articles/${article.id}.json`,
    html_url: `${origin}/examples/pages/item.html?item=help-${article.key}`,
    author_id: article.authorId,
    title,
    body: body.replaceAll('%origin%', origin),
    locale: written,
    source_locale: 'en-us',
    section_id: article.sectionId,
    label_names: [...article.labels],
    draft: false,
    promoted: !!article.promoted,
    position: article.position,
    vote_sum: article.voteSum + votes.reduce<number>((sum, vote) => sum + vote, 0),
    vote_count: article.voteCount + votes.length,
    comments_disabled: true,
    outdated: false,
    created_at: article.createdAt,
    updated_at: article.updatedAt,
    edited_at: article.updatedAt,
  } satisfies Article;
};

type WrittenArticle = ReturnType<typeof writeArticle>;

/** Filters articles by labels. Omits the test article with malicious HTML, unless its label is requested. */
const labelled = (articles: readonly HelpArticle[], names: string | null) => {
  const labels = (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return articles.filter(
    ({ labels: own }) =>
      labels.every((label) => own.includes(label)) && (labels.includes(hostileLabel) || !own.includes(hostileLabel)),
  );
};

const articles: Handler = (call) => {
  const { query, state } = call;
  const locale = paramOf(call, 'locale');
  const sortBy = query.get('sort_by') || 'position';
  const orders: Readonly<Record<string, (a: WrittenArticle, b: WrittenArticle) => number>> = {
    position: (a, b) => a.position - b.position,
    title: (a, b) => a.title.localeCompare(b.title, contentLocale(locale)),
    created_at: (a, b) => a.created_at.localeCompare(b.created_at),
    updated_at: (a, b) => a.updated_at.localeCompare(b.updated_at),
    edited_at: (a, b) => a.updated_at.localeCompare(b.updated_at),
  };
  const compare = Object.hasOwn(orders, sortBy) ? orders[sortBy] : undefined;
  const sortOrder = query.get('sort_order') || 'asc';
  if (!compare || !['asc', 'desc'].includes(sortOrder))
    throw new Refusal(
      400,
      'InvalidParameter',
      `sort_by=${sortBy}, sort_order=${sortOrder}: give position, title, created_at, updated_at or edited_at; asc or desc.`,
    );
  const all = labelled(state.articles, query.get('label_names'))
    .map((article) => writeArticle(article, locale, call))
    .sort(compare);
  const { members, about } = sliceOf(sortOrder === 'desc' ? all.reverse() : all, call, 30);
  const body: ArticlePage = { articles: members, ...about, sort_by: sortBy, sort_order: sortOrder };
  return { body };
};

const search: Handler = (call) => {
  const { query, state } = call;
  const searched = query.get('query')?.trim() ?? '';
  if (!searched && !query.get('label_names'))
    throw new Refusal(400, 'InvalidSearch', 'At least one search parameter is needed: query, label_names.');
  const locale = query.get('locale') || 'en-us';
  const sort = query.get('sort') || 'rel';
  if (!['rel', 'asc', 'desc'].includes(sort))
    throw new Refusal(400, 'InvalidParameter', `sort=${sort} is none of rel, asc, desc.`);
  // `sort_by` and `sort_order` work as in Zendesk's search.
  const sortBy = query.get('sort_by');
  const sortOrder = query.get('sort_order') || 'desc';
  if ((sortBy && sortBy !== 'created_at' && sortBy !== 'updated_at') || !['asc', 'desc'].includes(sortOrder))
    throw new Refusal(
      400,
      'InvalidParameter',
      `sort_by=${sortBy}, sort_order=${sortOrder}: give created_at or updated_at; asc or desc.`,
    );
  const found = labelled(state.articles, query.get('label_names'))
    .map((article) => writeArticle(article, locale, call))
    .map((article) => ({
      article,
      score: matchText(searched, [article.title, article.label_names.join(' '), article.body.replace(/<[^>]*>/g, ' ')]),
    }))
    .filter(({ score }) => score > 0);
  const byTitle = (a: { article: WrittenArticle }, b: { article: WrittenArticle }) =>
    a.article.title.localeCompare(b.article.title, contentLocale(locale));
  found.sort(
    sort === 'asc' ? byTitle : sort === 'desc' ? (a, b) => byTitle(b, a) : (a, b) => b.score - a.score || byTitle(a, b),
  );
  if (sortBy === 'created_at' || sortBy === 'updated_at')
    found.sort((a, b) => a.article[sortBy].localeCompare(b.article[sortBy]) * (sortOrder === 'asc' ? 1 : -1));
  const { members, about } = sliceOf(found, call, 25);
  const body: ArticleResults = {
    results: members.map(({ article }) => ({
      ...article,
      snippet: snippetOf(article.body, searched),
      result_type: 'article',
    })),
    ...about,
  };
  return { body };
};

const writeCategory = (category: CategorySource, position: number, call: Call) => ({
  id: category.id,
  name: inLocale(category.name, paramOf(call, 'locale')),
  description: inLocale(category.description, paramOf(call, 'locale')),
  position,
  locale: contentLocale(paramOf(call, 'locale')),
  source_locale: 'en-us',
  outdated: false,
  html_url: `${call.origin}/examples/pages/item.html?item=help-${category.key}`,
  created_at: '2024-03-01T08:00:00Z',
  updated_at: '2026-09-01T08:00:00Z',
});

const sectionList: Handler = (call) => {
  const all = sections.map((section, index) => ({
    ...writeCategory(section, index, call),
    category_id: must(
      categories.find(({ key }) => key === section.category),
      `The category ${section.category}`,
    ).id,
  }));
  const { members, about } = sliceOf(all, call, 30);
  const body: SectionPage = { sections: members, ...about };
  return { body };
};

const categoryList: Handler = (call) => {
  const { members, about } = sliceOf(
    categories.map((category, index) => writeCategory(category, index, call)),
    call,
    30,
  );
  const body: CategoryPage = { categories: members, ...about };
  return { body };
};

const find = (call: Call): HelpArticle => {
  const wanted = paramOf(call, 'id').replace(/\.json$/, '');
  const found = call.state.articles.find(({ id }) => String(id) === wanted);
  if (!found) throw new Refusal(404, 'RecordNotFound', 'Not found');
  return found;
};

const article: Handler = (call) => {
  const body: OneArticle = { article: writeArticle(find(call), paramOf(call, 'locale'), call) };
  return { body };
};

const vote: Handler = (call) => {
  const { state, params } = call;
  if (params.vote !== 'up' && params.vote !== 'down') throw new Refusal(404, 'RecordNotFound', 'Not found');
  const { id } = find(call);
  const reader = readerOf(call);
  const votes = state.votes.get(id) ?? new Map<string, 1 | -1>();
  const value = params.vote === 'up' ? 1 : -1;
  state.votes.set(id, votes.set(reader.name, value));
  const now = new Date().toISOString().replace(/\.\d+/, '');
  const body: Voted = {
    vote: {
      id: id * 10 + 1,
      url: `${call.origin}/help_center/votes/${id * 10 + 1}.json`,
      value,
      user_id: reader.id,
      item_id: id,
      item_type: 'Article',
      created_at: now,
      updated_at: now,
    },
  };
  return { body };
};

/** Rejects an unknown locale with a 404, as the real service does. */
const inKnownLocale =
  (handler: Handler): Handler =>
  (call) => {
    const { helpLocales } = call.state;
    const locale = call.params.locale ?? call.query.get('locale') ?? 'en-us';
    if (helpLocales.length && !helpLocales.includes(locale))
      throw new Refusal(
        404,
        'RecordNotFound',
        `Not found: the help centre knows ${helpLocales.join(', ')}, not ${locale}.`,
      );
    return handler(call);
  };

/** HLP-1 to HLP-6 */
export const helpCentreCalls: Readonly<Record<keyof typeof helpCentreRoutes, Handler>> = {
  articles: inKnownLocale(articles),
  search: inKnownLocale(search),
  serverStatus: inKnownLocale(articles),
  sections: inKnownLocale(sectionList),
  categories: inKnownLocale(categoryList),
  article: inKnownLocale(article),
  vote: inKnownLocale(vote),
};
