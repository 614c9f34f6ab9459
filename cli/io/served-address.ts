import { CliError } from './cli-error';
import { parseUrl } from './parse-url';

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
      `${option} ${text} is no http URL and no path from the root`,
      `Write ${option} https://cdn.example/cobble, or ${option} /cobble.`,
    );
  }
  return url.origin === 'https://page.invalid' ? url.pathname : url.origin + (url.pathname === '/' ? '' : url.pathname);
};
