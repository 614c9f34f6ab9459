import { isUtf8 } from 'node:buffer';
import { CliError } from '../io/errors';
import { type FetchNetwork, fetchBytes } from '../io/fetch-text';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import { isAddress } from '../io/urls';

export interface ReadPageOptions extends Omit<FetchNetwork, 'kind'> {
  /** Whether to reject invalid UTF-8, instead of decoding it to replacement characters. */
  isExact?: boolean;
}

/** Limits size and time (threat 9). @param name a file, `-` for standard input, or an http(s) URL */
export const readPage = async (
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  { isExact = false, ...network }: ReadPageOptions = {},
): Promise<string> => {
  if (!isAddress(name)) return readText(name, io, limits.page);
  const { bytes } = await fetchBytes(name, {
    ...network,
    accept: 'text/html',
    limit: limits.page,
    checkType(type) {
      if (!/html/i.test(type))
        throw new CliError(
          `${name} isn't an HTML page: its content type is ${type || 'missing'}`,
          'Use the URL of a page, and send Content-Type: text/html.',
        );
    },
    advice: {
      onTimeout: 'Save the page to a file, and lint that.',
      onFailure: 'Check that the server is running, and use the final URL after redirects.',
    },
  });
  if (isExact && !isUtf8(bytes))
    throw new CliError(`${name} isn't UTF-8 text`, 'Save it to a file as UTF-8, and name the file.');
  return new TextDecoder().decode(bytes);
};
