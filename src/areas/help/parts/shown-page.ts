import type { ArticlePage, ArticleResults } from '../../../services/help-centre/answers';
import type { ShownArticle } from './shown-article';
import { shownArticle } from './shown-article';

export interface ShownPage {
  readonly list: readonly ShownArticle[];
  readonly count: number;
  readonly pages: number;
}

const MAX_ARTICLES = 100;

/** Omits duplicate articles. */
export const shownPage = (
  answer: Partial<ArticlePage & ArticleResults> | undefined,
  page: number,
  size: number,
): ShownPage => {
  const { articles, results = [], count = 0, page_count, next_page } = answer ?? {};
  const found = new Map<string, ShownArticle>();
  for (const row of (articles ?? results).slice(0, MAX_ARTICLES)) {
    const article = shownArticle(row);
    if (article && !found.has(article.id)) found.set(article.id, article);
  }
  const pages = page_count || Math.ceil(count / size) || (next_page ? page + 1 : page);
  return {
    list: [...found.values()],
    count: count || found.size,
    pages: Math.min(Math.max(Math.trunc(pages), 1), 10_000),
  };
};

export const pageOf = (text: string): number => (/^[1-9]\d{0,4}$/.test(text) ? +text : 1);
