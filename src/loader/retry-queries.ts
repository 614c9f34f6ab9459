/**
 * What each attempt to import a chunk of a pinned page adds to its URL. Chrome and Firefox remember a failed import by
 * URL, and an import map's integrity is that of one exact URL: `cobble snippet --pin` lists each chunk with each query.
 */
export const retryQueries = ['', '?1', '?2'] as const;
