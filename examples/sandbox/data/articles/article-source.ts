/** An article's title and HTML. `%origin%` stands for the server's. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
}

/** An article as it is written here; numbers and dates are added by `make-articles`. */
export interface ArticleSource {
  /** A name of its own, from which its number is made. */
  readonly key: string;
  /** The section's key. */
  readonly section: string;
  readonly labels: readonly string[];
  readonly promoted?: true;
  readonly english: ArticleText;
  readonly swedish?: ArticleText;
  readonly german?: ArticleText;
}

/** The four labels of a suggested article (HLP-1): an article is suggested when it has them all. */
export const suggestedLabels = ['suggested', 'website', 'player', 'everyone'] as const;
