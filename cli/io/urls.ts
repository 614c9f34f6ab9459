import { CliError } from './errors';

/** Node 20's `URL.canParse` rejects non-ASCII hosts once V8 has optimised it. */
export const parseUrl = (text: string, base?: string | URL): URL | undefined => {
  try {
    const url = new URL(text, base);
    // Since 2024, the URL standard escapes `^`. Node 20 doesn't.
    if (text.includes('^')) url.pathname = url.pathname.replaceAll('^', '%5E');
    return url;
  } catch {
    return undefined;
  }
};

export const canParse = (text: string, base?: string | URL): boolean => parseUrl(text, base) !== undefined;

export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/** Parses a folder's address: a URL, or a path from the site's root. Drops the query string. */
export const servedAddress = (option: string, text: string): string => {
  const url = parseUrl(text, 'https://page.invalid/');
  if (!url || !/^https?:$/.test(url.protocol) || !/^(https?:\/\/|\/)/i.test(text)) {
    throw new CliError(
      `${option} ${text} isn't an http URL or an absolute path`,
      `Write ${option} https://cdn.example/cobble, or ${option} /cobble.`,
    );
  }
  return url.origin === 'https://page.invalid' ? url.pathname : url.origin + (url.pathname === '/' ? '' : url.pathname);
};

export const isHost = (text: string): boolean => /^[\w.-]+\.[a-z]{2,}(:\d+)?([/?#]|$)/i.test(text);
