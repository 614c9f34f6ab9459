import { must } from '../must';
import { random } from '../seeded/random';
import { accountArticles } from './articles/account-articles';
import type { ArticleSource } from './articles/article-source';
import { sections } from './articles/categories';
import { specialArticles } from './articles/special-articles';
import { startArticles } from './articles/start-articles';
import { togetherArticles } from './articles/together-articles';

export interface HelpArticle extends ArticleSource {
  readonly id: number;
  readonly sectionId: number;
  readonly authorId: number;
  readonly position: number;
  readonly voteSum: number;
  readonly voteCount: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

const sources = [...startArticles, ...accountArticles, ...togetherArticles, ...specialArticles];
const DAY_MS = 86_400_000;
const base = Date.parse('2026-11-12T09:00:00Z');

/** The seed affects votes, dates and authors, but not IDs. */
export const makeArticles = (seed: number): readonly HelpArticle[] =>
  sources.map((source, index) => {
    const { whole } = random(seed, `article ${source.key}`);
    const count = whole(3, 420);
    const updated = source.labels.includes('server_status')
      ? base
      : base - whole(1, 300) * DAY_MS - whole(0, 86_399) * 1000;
    return {
      ...source,
      id: 360040300301 + index * 7,
      sectionId: must(
        sections.find(({ key }) => key === source.section),
        `The section ${source.section}`,
      ).id,
      authorId: 360900100 + whole(1, 6),
      position: index,
      voteCount: count,
      // Each vote of -1 instead of 1 lowers the sum by 2.
      voteSum: count - 2 * whole(0, Math.floor(count / 2)),
      createdAt: new Date(updated - whole(10, 900) * DAY_MS).toISOString().replace('.000', ''),
      updatedAt: new Date(updated).toISOString().replace('.000', ''),
    };
  });
