import type { AddressKind } from './address-kind';
import { addressKind } from './address-kind';
import { canParse } from './can-parse';
import { CliError } from './cli-error';
import { codeOf } from './code-of';
import { collectBytes } from './collect-bytes';
import type { SizeLimit } from './limits';
import { limits } from './limits';
import { megabytes } from './megabytes';
import { messageOf } from './message-of';
import type { OpenUrlOptions } from './open-url';
import { openUrl } from './open-url';
import { unpack } from './unpack';

/** What kind of address it must lead to; and what tests change. */
export type FetchNetwork = Pick<OpenUrlOptions, 'kind' | 'kindOf' | 'lookup'> & { seconds?: number };

/** What is asked for, and how much of it is taken. */
interface Wanted {
  accept: string;
  limit: SizeLimit;
  /** In what is no UTF-8, characters may be lost: of a page in another encoding the markup is read. */
  isLenient?: boolean;
}

/** A text from a server. */
export interface FetchedText {
  text: string;
  /** Where it is from, redirects followed. */
  url: URL;
  /** The header `content-type`, `''` without one. */
  type: string;
  /** The kind of the server's address: what the text leads to must be of that kind too (threat 12). */
  kind: AddressKind | undefined;
}

/**
 * A text from an http or https URL: no more than so many bytes, packed or not, in no more time than a page may take
 * (threat 9), without any credentials, and as UTF-8.
 *
 * @throws CliError when it can't be had, names a user, is too large or too slow, or is no UTF-8 and must be
 */
export const fetchText = async (
  name: string,
  {
    accept,
    limit,
    isLenient = false,
    seconds = limits.seconds,
    kindOf = addressKind,
    ...network
  }: FetchNetwork & Wanted,
): Promise<FetchedText> => {
  if (!canParse(name)) throw new CliError(`${name} is not a URL that can be parsed`);
  let url = new URL(name);
  if (url.username || url.password)
    throw new CliError(
      `${url.origin}${url.pathname} is given with a user's name or password, and none is sent`,
      'Give the address that everybody may read, or save it to a file.',
    );
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), seconds * 1000);
  try {
    const asked = (next: URL): void => {
      url = next;
    };
    const answer = await openUrl(name, { ...network, kindOf, accept, signal: end.signal, asked });
    try {
      const { statusCode = 0, headers, socket } = answer;
      if (statusCode < 200 || statusCode > 299)
        throw new CliError(`cannot read ${name}: the server answered ${statusCode}`);
      const kind = socket.remoteAddress === undefined ? undefined : kindOf(socket.remoteAddress);
      const bytes = await collectBytes(unpack(counted(answer, name, limit), headers['content-encoding']), name, limit);
      return { text: decoded(bytes, name, isLenient), url, type: headers['content-type'] ?? '', kind };
    } finally {
      // Whatever else the server has to say.
      answer.destroy();
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    if (end.signal.aborted)
      throw new CliError(
        `cannot read ${name}: it took more than ${seconds} seconds, the most that is waited`,
        'Save it to a file, and give that.',
      );
    throw new CliError(
      `cannot read ${name}: ${messageOf(error) || String(codeOf(error))}`,
      'Is the server running? Give the address that it is finally found at.',
    );
  } finally {
    clearTimeout(timer);
  }
};

const decoded = (bytes: Buffer, name: string, isLenient: boolean): string => {
  try {
    return new TextDecoder('utf-8', { fatal: !isLenient }).decode(bytes);
  } catch {
    throw new CliError(`${name} is not UTF-8 text`, 'Save it as UTF-8.');
  }
};

/** The bytes as they come from the network: packed ones count too, also where they unpack to nothing. */
async function* counted(answer: AsyncIterable<Buffer>, name: string, limit: SizeLimit): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > limit.bytes)
      throw new CliError(
        `cannot read ${name}: the server sent more than ${megabytes(limit.bytes)}, the most that is read`,
        limit.mend,
      );
    yield chunk;
  }
}
