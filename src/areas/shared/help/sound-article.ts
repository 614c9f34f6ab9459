import { toNumber } from '../to-number';
import { toText } from '../to-text';

/** What is shown of an article in a list; all of it text of others. */
export interface SoundArticle {
  readonly id: string;
  readonly title: string;
  /** The section's id. */
  readonly section: string;
  readonly updated?: Date;
  /** Where the help centre itself shows it; not yet checked. */
  readonly url?: string;
  /** HTML by others. */
  readonly body: string;
  readonly snippet: string;
  readonly voteSum: number;
  readonly voteCount: number;
}

/**
 * Makes sound what an answer says of one article: fields may be missing or of another type. @returns undefined where
 * there is no id
 */
export const soundArticle = (value: unknown): SoundArticle | undefined => {
  const { id, title, section_id, updated_at, edited_at, html_url, body, snippet, vote_sum, vote_count } = (value ??
    {}) as Record<string, unknown>;
  if (typeof id !== 'number' && (typeof id !== 'string' || !/^\w[\w-]{0,60}$/.test(id))) return undefined;
  const updated = new Date(text(updated_at) || text(edited_at));
  return {
    id: `${id}`,
    title: text(title).slice(0, letters).trim(),
    section: toText(section_id) ?? '',
    updated: Number.isNaN(+updated) ? undefined : updated,
    url: text(html_url),
    body: text(body),
    snippet: text(snippet).slice(0, letters),
    voteSum: number(vote_sum),
    voteCount: number(vote_count),
  };
};

/** Letters of a title at most: what is longer would take as long to lay out (threat 9). */
const letters = 5000;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => Math.trunc(toNumber(value) ?? 0);
