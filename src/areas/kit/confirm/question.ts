/** What is asked before something is spent or claimed. All of it comes from a service or from `ownTexts`. */
export interface Question {
  /** `{title}` and `{amount}` stand for the values below. */
  readonly text: string;
  /** What it is about, as the service calls it. */
  readonly title?: string;
  /** Minecoins that it costs. */
  readonly amount?: number;
  readonly yesText: string;
  readonly noText: string;
}

/**
 * What came of it. `unseen`: yes was pressed while something hid or covered the question, so it doesn't count. `framed`:
 * a foreign page frames this one, so nothing was asked. `failed`: the question's code didn't load, so nothing was asked.
 */
export type Answer = 'yes' | 'no' | 'unseen' | 'framed' | 'failed';
