/** In the `body`, the server replaces `%origin%` with its own origin. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
}

/** An article's source. `make-articles` adds IDs, votes and dates. */
export interface ArticleSource {
  /** Part of the article's URL. Also seeds the votes and dates. */
  readonly key: string;
  readonly section: string;
  readonly labels: readonly string[];
  readonly promoted?: true;
  readonly english: ArticleText;
  readonly swedish?: ArticleText;
  readonly german?: ArticleText;
}

/** A suggested article has all four labels (HLP-1). */
export const suggestedLabels = ['suggested', 'website', 'player', 'everyone'] as const;
