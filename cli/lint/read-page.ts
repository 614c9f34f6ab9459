import { CliError } from '../io/cli-error';
import type { Io } from '../io/io';
import { readText } from '../io/read-text';

/** Milliseconds that a page may take to answer. */
const PATIENCE = 15_000;

/**
 * The HTML of a page: a file, `-` for standard input, or an http(s) URL.
 *
 * @throws CliError when it can't be had, or the answer is no HTML
 */
export const readPage = async (name: string, io: Pick<Io, 'stdin' | 'cwd'>): Promise<string> => {
  if (!/^https?:\/\//i.test(name)) return readText(name, io);
  let response: Response;
  try {
    response = await fetch(name, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const { cause } = error as Error;
    throw new CliError(`cannot read ${name}: ${cause instanceof Error ? cause.message : (error as Error).message}`, 'Is the server running?');
  }
  if (!response.ok) throw new CliError(`cannot read ${name}: the server answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!/html/i.test(type)) throw new CliError(`${name} is not a page: the server says ${type || 'no content type'}`);
  return response.text();
};
