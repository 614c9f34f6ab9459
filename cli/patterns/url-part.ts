/** The part of a URL that a pattern is tested against: the path, or the query with its `?`. */
export type UrlPart = 'url' | 'search';
