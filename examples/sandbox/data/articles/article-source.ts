/** An article's texts. In the HTML, the server replaces `%origin%` with its own origin. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
}

/** An article without IDs, votes and dates, which `make-articles` adds. */
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
