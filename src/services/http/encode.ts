/**
 * Percent-encodes a text for a path segment or a query. Unlike `encodeURIComponent` it takes lone surrogates (as
 * U+FFFD), and a space is `%20` everywhere.
 */
export const encode = (text: unknown): string =>
  `${new URLSearchParams({ a: String(text) })}`.slice(2).replaceAll('+', '%20');
