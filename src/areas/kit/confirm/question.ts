/** Its texts come from a service or from `ownTexts`. */
export interface Question {
  readonly text: string;
  readonly title?: string;
  readonly amount?: number;
  readonly yesText: string;
  readonly noText: string;
}

/**
 * - `unseen`: a yes to a hidden or covered question
 * - `framed`: not asked, because a foreign page frames this one
 * - `failed`: not asked, because the code didn't load
 */
export type Answer = 'yes' | 'no' | 'unseen' | 'framed' | 'failed';
