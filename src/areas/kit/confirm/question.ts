/**
 * Content of a confirmation dialog. The texts come from a service or from `ownTexts` (threat 4). Only an offer's id may
 * come from an attribute: the id is the `title` if the service doesn't send one.
 */
export interface Question {
  readonly text: string;
  readonly title?: string;
  readonly amount?: number;
  readonly yesText: string;
  readonly noText: string;
}

/**
 * - `unseen`: the visitor agreed, but the question was hidden or covered
 * - `framed`: not asked, because this page is in a frame of a foreign page
 * - `failed`: not asked, because the code didn't load
 */
export type Answer = 'yes' | 'no' | 'unseen' | 'framed' | 'failed';
