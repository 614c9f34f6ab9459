import type { Article } from '../../../services/help-centre/answers';

/** With user-generated texts. */
export interface ShownArticle {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly updated?: string;
  /** The article's URL at the help centre, not validated. */
  readonly url?: string;
  /** User-generated HTML. */
  readonly body: string;
  readonly snippet: string;
  readonly voteSum: number;
  readonly voteCount: number;
}

export const shownArticle = ({
  id,
  section_id = '',
  title = '',
  snippet = '',
  body = '',
  ...article
}: Article): ShownArticle | undefined => {
  if (!/^\w[\w-]{0,60}$/.test(`${id}`)) return undefined;
  return {
    id: `${id}`,
    title: title.slice(0, MAX_TEXT_LENGTH).trim(),
    section: `${section_id}`,
    updated: article.updated_at || article.edited_at,
    url: article.html_url,
    body,
    snippet: snippet.slice(0, MAX_TEXT_LENGTH),
    voteSum: Math.trunc(article.vote_sum ?? 0),
    voteCount: Math.trunc(article.vote_count ?? 0),
  };
};

/** More characters would be slow to lay out (threat 9). */
const MAX_TEXT_LENGTH = 5000;
