import { isUtf8 } from 'node:buffer';
import { CliError } from '../io/errors';
import { type FetchNetwork, fetchBytes } from '../io/fetch-text';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { readText } from '../io/read-text';
import { isAddress } from '../io/urls';

export interface ReadPageOptions extends Omit<FetchNetwork, 'kind'> {
  /** Reject invalid UTF-8, because the page is written back. */
  isExact?: boolean;
}

/**
 * @param name a file, `-` for standard input, or an http(s) URL
 * @throws CliError if the page can't be read, is too large or too slow (threat 9), or isn't HTML
 */
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
        throw new CliError(`${name} is not a page: the server says ${type || 'no content type'}`);
    },
    advice: {
      longest: 'that a page may take',
      onTimeout: 'Save the page to a file, and lint that.',
      onFailure: 'Is the server running? Give the address that the page is finally found at.',
    },
  });
  if (isExact && !isUtf8(bytes))
    throw new CliError(`${name} is not UTF-8 text`, 'Save it to a file as UTF-8, and give that.');
  return new TextDecoder().decode(bytes);
};
