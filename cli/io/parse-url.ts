/**
 * A text as a URL; undefined where it can't be parsed. Not by `URL.canParse` first: that of Node 20 says no to hosts
 * that are not ASCII once it has been called often enough to be optimised.
 */
export const parseUrl = (text: string, base?: string | URL): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
