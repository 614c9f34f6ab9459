import { toNumber } from '../../kit/to-number';
import type { SoundArticle } from './sound-article';
import { soundArticle } from './sound-article';

/** One page of a list, with how many there are. */
export interface SoundPage {
  readonly list: readonly SoundArticle[];
  /** In all pages together. */
  readonly count: number;
  /** At least 1. */
  readonly pages: number;
}

/** A page that a server makes longer than it was asked for is cut here. */
const most = 100;

/**
 * Makes sound what an answer says of a page of articles.
 *
 * @param member where the list is: `articles`, `results`
 * @param page which one was asked for
 * @param size how many were asked for
 */
export const soundPage = (answer: unknown, member: 'articles' | 'results', page: number, size: number): SoundPage => {
  const { [member]: given, count, page_count, next_page } = (answer ?? {}) as Record<string, unknown>;
  const seen = new Set<string>();
  const list = (Array.isArray(given) ? given.slice(0, most) : []).flatMap((one) => {
    const article = soundArticle(one);
    if (!article || seen.has(article.id)) return [];
    seen.add(article.id);
    return article;
  });
  const all = toNumber(count) ?? 0;
  const pages = toNumber(page_count) || Math.ceil(all / size) || (next_page ? page + 1 : page);
  return { list, count: all || list.length, pages: Math.min(Math.max(Math.trunc(pages), 1), 10_000) };
};
