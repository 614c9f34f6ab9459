/** `%origin%` in the HTML is replaced by the server's origin. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
}

/** `make-articles` adds IDs, votes and dates. */
export interface ArticleSource {
  /** A unique name, from which its ID is derived. */
  readonly key: string;
  /** The section's key. */
  readonly section: string;
  readonly labels: readonly string[];
  readonly promoted?: true;
  readonly english: ArticleText;
  readonly swedish?: ArticleText;
  readonly german?: ArticleText;
}

/** Suggested articles have all four labels (HLP-1). */
export const suggestedLabels = ['suggested', 'website', 'player', 'everyone'] as const;
