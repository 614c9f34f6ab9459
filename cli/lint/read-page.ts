import { isUtf8 } from 'node:buffer';
import { canParse } from '../io/can-parse';
import { CliError } from '../io/cli-error';
import { codeOf } from '../io/code-of';
import { collectBytes } from '../io/collect-bytes';
import type { Io } from '../io/io';
import { limits } from '../io/limits';
import { megabytes } from '../io/megabytes';
import { messageOf } from '../io/message-of';
import type { OpenUrlOptions } from '../io/open-url';
import { openUrl } from '../io/open-url';
import { readText } from '../io/read-text';
import { unpack } from '../io/unpack';

/** How a page is read; all but `isExact` are there for tests: how long it may take, and how names become addresses. */
export interface ReadPageOptions extends Pick<OpenUrlOptions, 'kindOf' | 'lookup'> {
  seconds?: number;
  /** What is read is written again, so that no character may be lost, as in what is no UTF-8. */
  isExact?: boolean;
}

/**
 * The HTML of a page: a file, `-` for standard input, or an http(s) URL. No more is taken than {@link limits} say: of
 * bytes, packed or not, and of time (threat 9).
 *
 * @throws CliError when it can't be had, is too large or too slow, the answer is no HTML, or no UTF-8 and must be
 */
export const readPage = async (
  name: string,
  io: Pick<Io, 'stdin' | 'cwd'>,
  { seconds = limits.seconds, isExact = false, ...network }: ReadPageOptions = {},
): Promise<string> => {
  if (!/^https?:\/\//i.test(name)) return readText(name, io, limits.page);
  if (!canParse(name)) throw new CliError(`${name} is not a URL that can be parsed`);
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), seconds * 1000);
  try {
    return await fetchPage(name, isExact, { ...network, accept: 'text/html', signal: end.signal });
  } catch (error) {
    if (error instanceof CliError) throw error;
    if (end.signal.aborted)
      throw new CliError(
        `cannot read ${name}: it took more than ${seconds} seconds, the most that a page may take`,
        'Save the page to a file, and lint that.',
      );
    throw new CliError(
      `cannot read ${name}: ${messageOf(error) || String(codeOf(error))}`,
      'Is the server running? Give the address that the page is finally found at.',
    );
  } finally {
    clearTimeout(timer);
  }
};

const fetchPage = async (name: string, isExact: boolean, options: OpenUrlOptions): Promise<string> => {
  const answer = await openUrl(name, options);
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode < 200 || statusCode > 299)
      throw new CliError(`cannot read ${name}: the server answered ${statusCode}`);
    const type = headers['content-type'] ?? '';
    if (!/html/i.test(type)) throw new CliError(`${name} is not a page: the server says ${type || 'no content type'}`);
    const bytes = await collectBytes(unpack(counted(answer, name), headers['content-encoding']), name, limits.page);
    if (isExact && !isUtf8(bytes))
      throw new CliError(`${name} is not UTF-8 text`, 'Save it to a file as UTF-8, and give that.');
    return new TextDecoder().decode(bytes);
  } finally {
    // Whatever else the server has to say.
    answer.destroy();
  }
};

/** The bytes as they come from the network: packed ones count too, also where they unpack to nothing. */
async function* counted(answer: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const { bytes, mend } = limits.page;
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > bytes)
      throw new CliError(
        `cannot read ${name}: the server sent more than ${megabytes(bytes)}, the most that is read`,
        mend,
      );
    yield chunk;
  }
}
