import type { ArticlePage, ArticleResults } from '../../../services/help-centre/answers';
import type { ShownArticle } from './shown-article';
import { shownArticle } from './shown-article';

/** One page of a list, with how many there are. */
export interface ShownPage {
  readonly list: readonly ShownArticle[];
  /** In all pages together. */
  readonly count: number;
  /** At least 1. */
  readonly pages: number;
}

/** A page that a server makes longer than it was asked for is cut here. */
const most = 100;

/**
 * A page of articles, or of a search, as it is shown: each article once.
 *
 * @param page which one was asked for
 * @param size how many were asked for
 */
export const shownPage = (
  answer: Partial<ArticlePage & ArticleResults> | undefined,
  page: number,
  size: number,
): ShownPage => {
  const { articles, results = [], count = 0, page_count, next_page } = answer ?? {};
  const found = new Map<string, ShownArticle>();
  for (const one of (articles ?? results).slice(0, most)) {
    const article = shownArticle(one);
    if (article && !found.has(article.id)) found.set(article.id, article);
  }
  const pages = page_count || Math.ceil(count / size) || (next_page ? page + 1 : page);
  return {
    list: [...found.values()],
    count: count || found.size,
    pages: Math.min(Math.max(Math.trunc(pages), 1), 10_000),
  };
};
