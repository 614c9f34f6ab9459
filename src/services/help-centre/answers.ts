import type { AnswerOf } from '../shape/answer-of';
import type { Shape } from '../shape/shape';

const pageMembers = {
  count: 'number',
  page: 'number',
  per_page: 'number',
  page_count: 'number',
  next_page: { nullable: 'text' },
  previous_page: { nullable: 'text' },
} as const;

const articleMembers = {
  id: 'id',
  html_url: 'text',
  title: 'text',
  /** Untrusted HTML: sanitise it before rendering. */
  body: 'text',
  section_id: 'id',
  vote_sum: 'number',
  vote_count: 'number',
  updated_at: 'date',
  edited_at: 'date',
  /** Untrusted HTML, sent only in search results. `<em>` marks the matches. */
  snippet: 'text',
} as const;

export const article = { members: articleMembers, needs: ['id'] } as const satisfies Shape;
export type Article = AnswerOf<typeof article>;

export const articlePage = {
  members: { ...pageMembers, articles: { list: article } },
} as const satisfies Shape;
export type ArticlePage = AnswerOf<typeof articlePage>;

export const articleResults = {
  members: { ...pageMembers, results: { list: article } },
} as const satisfies Shape;
export type ArticleResults = AnswerOf<typeof articleResults>;

/** One article (HLP-5). Its id isn't required, because the caller knows it. */
export const oneArticle = { members: { article: { members: articleMembers } } } as const satisfies Shape;
export type OneArticle = AnswerOf<typeof oneArticle>;

export const section = {
  members: { id: 'id', name: 'text', description: 'text', category_id: 'id' },
  needs: ['id', 'name'],
} as const satisfies Shape;
export type Section = AnswerOf<typeof section>;
export type Category = Section;

export const sectionPage = { members: { sections: { list: section } } } as const satisfies Shape;
export type SectionPage = AnswerOf<typeof sectionPage>;

export const categoryPage = {
  members: { categories: { list: section } },
} as const satisfies Shape;
export type CategoryPage = AnswerOf<typeof categoryPage>;

/** The accepted vote, 1 or -1 (HLP-6). A second vote replaces the first. */
export const voted = { members: { vote: { members: { id: 'id', value: 'number' } } } } as const satisfies Shape;
export type Voted = AnswerOf<typeof voted>;
