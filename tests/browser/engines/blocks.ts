/**
 * Whether a request is blocked, as an ad blocker would.
 *
 * @param urls with `*` for anything
 */
export const blocks = (urls: readonly string[], url: string): boolean =>
  urls.some((one) =>
    RegExp(
      one
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*'),
    ).test(url),
  );
