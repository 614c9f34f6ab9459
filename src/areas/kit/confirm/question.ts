/** A question before something is spent or claimed. Its texts come from a service or from `ownTexts`. */
export interface Question {
  /** May contain `{title}` and `{amount}`. */
  readonly text: string;
  /** The service's name of the product. */
  readonly title?: string;
  /** The price in Minecoins. */
  readonly amount?: number;
  readonly yesText: string;
  readonly noText: string;
}

/**
 * - `unseen`: yes didn't count, as the question was hidden or covered
 * - `framed`: not asked, as this page is in a frame of a foreign page
 * - `failed`: not asked, as the code didn't load
 */
export type Answer = 'yes' | 'no' | 'unseen' | 'framed' | 'failed';
