/** An article's title and HTML. `%origin%` is replaced by the server's origin. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
}

/** An article's source. `make-articles` adds ids, votes and dates. */
export interface ArticleSource {
  /** A unique name, from which its id is derived. */
  readonly key: string;
  /** The section's key. */
  readonly section: string;
  readonly labels: readonly string[];
  readonly promoted?: true;
  readonly english: ArticleText;
  readonly swedish?: ArticleText;
  readonly german?: ArticleText;
}

/** The four labels of suggested articles, which have all of them (HLP-1). */
export const suggestedLabels = ['suggested', 'website', 'player', 'everyone'] as const;
