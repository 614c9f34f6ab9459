import type { Article } from '../../../services/help-centre/answers';

/** What is shown of an article in a list; all of it text of others. */
export interface ShownArticle {
  readonly id: string;
  readonly title: string;
  /** The section's id. */
  readonly section: string;
  /** A date. */
  readonly updated?: string;
  /** Where the help centre itself shows it; not yet checked. */
  readonly url?: string;
  /** HTML by others. */
  readonly body: string;
  readonly snippet: string;
  readonly voteSum: number;
  readonly voteCount: number;
}

/** An article as it is shown; undefined for one whose id can't stand in an address. */
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
    title: title.slice(0, letters).trim(),
    section: `${section_id}`,
    updated: article.updated_at || article.edited_at,
    url: article.html_url,
    body,
    snippet: snippet.slice(0, letters),
    voteSum: Math.trunc(article.vote_sum ?? 0),
    voteCount: Math.trunc(article.vote_count ?? 0),
  };
};

/** Letters of a title at most: what is longer would take as long to lay out (threat 9). */
const letters = 5000;
