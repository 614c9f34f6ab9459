/** Parses a URL. Doesn't use `URL.canParse`: once optimised, that of Node 20 rejects hosts that aren't ASCII. */
export const parseUrl = (text: string, base?: string | URL): URL | undefined => {
  try {
    const url = new URL(text, base);
    // Browsers escape it by the URL standard of 2024; Node 20 doesn't.
    if (text.includes('^')) url.pathname = url.pathname.replaceAll('^', '%5E');
    return url;
  } catch {
    return undefined;
  }
};
