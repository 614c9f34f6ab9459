/**
 * Returns whether an ad blocker with these patterns would block a URL.
 *
 * @param urls patterns with `*` as a wildcard
 */
export const isBlocked = (urls: readonly string[], url: string): boolean =>
  urls.some((one) =>
    RegExp(
      one
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*'),
    ).test(url),
  );
