/** `%origin%` in the HTML is replaced by the server's origin. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
}

/** `make-articles` adds IDs, votes and dates. */
export interface ArticleSource {
  /** Determines the article's ID. */
  readonly key: string;
  readonly section: string;
  readonly labels: readonly string[];
  readonly promoted?: true;
  readonly english: ArticleText;
  readonly swedish?: ArticleText;
  readonly german?: ArticleText;
}

/** Suggested articles have all four labels (HLP-1). */
export const suggestedLabels = ['suggested', 'website', 'player', 'everyone'] as const;
