import { CliError } from './errors';

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

/** Whether a text can be parsed as a URL. */
export const canParse = (text: string, base?: string | URL): boolean => parseUrl(text, base) !== undefined;

/** Whether the name of an input is an http URL, not a path. */
export const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/**
 * Parses the address of a folder: a URL, or a path from the site's root.
 *
 * @param option its name, for the message
 * @returns the address without its query
 * @throws CliError if it is neither
 */
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
