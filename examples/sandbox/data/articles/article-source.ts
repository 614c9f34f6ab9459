/** An article's texts. The server replaces `%origin%` in the HTML by its origin. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
}

/** An article, to which `make-articles` adds IDs, votes and dates. */
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

/** A suggested article has all four labels (HLP-1). */
export const suggestedLabels = ['suggested', 'website', 'player', 'everyone'] as const;
