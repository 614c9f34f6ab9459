import type { AddressKind } from './address-kind';
import { addressKind } from './address-kind';
import { CliError, codeOf, messageOf } from './errors';
import type { SizeLimit } from './limits';
import { limits } from './limits';
import { megabytes } from './messages';
import type { OpenUrlOptions } from './open-url';
import { openUrl } from './open-url';
import { collectBytes } from './read-text';
import { statusAdvice } from './status-advice';
import { unpack } from './unpack';
import { canParse, parseUrl } from './urls';

/** Outside tests, only `kind` is set. */
export type FetchNetwork = Pick<OpenUrlOptions, 'kind' | 'kindOf' | 'lookup'> & { seconds?: number };

export interface FetchRequest extends FetchNetwork {
  accept: string;
  limit: SizeLimit;
  /** Receives the `content-type`, before the body is read. Throws to reject the response. */
  checkType?: (type: string) => void;
  advice: {
    onTimeout: string;
    onFailure: string;
  };
}

export interface FetchedBytes {
  bytes: Buffer;
  /** The URL after redirects. */
  url: URL;
  type: string;
  /** The kind of the server's IP address. URLs in the response must resolve to this kind (threat 12). */
  kind: AddressKind | undefined;
}

export interface FetchedText extends Omit<FetchedBytes, 'bytes'> {
  text: string;
}

/** Rejects responses that are too large or too slow (threat 9). */
export const fetchBytes = async (
  name: string,
  { accept, limit, checkType, advice, seconds = limits.seconds, kindOf = addressKind, ...network }: FetchRequest,
): Promise<FetchedBytes> => {
  if (!canParse(name)) throw new CliError(`${name} isn't a valid URL`, 'Write it as https://www.example.com/store.');
  let url = new URL(name);
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), seconds * 1000);
  const onRequest = (next: URL): void => {
    url = next;
  };
  try {
    const answer = await openUrl(name, { ...network, kindOf, accept, signal: end.signal, onRequest });
    try {
      const { statusCode = 0, headers, socket } = answer;
      if (statusCode < 200 || statusCode > 299)
        throw new CliError(`cannot read ${name}: the server answered ${statusCode}`, statusAdvice(statusCode));
      const type = headers['content-type'] ?? '';
      checkType?.(type);
      const kind = socket.remoteAddress === undefined ? undefined : kindOf(socket.remoteAddress);
      const packed = limited(answer, name, limit);
      const bytes = await collectBytes(unpack(packed, headers['content-encoding']), name, limit);
      return { bytes, url, type, kind };
    } finally {
      // End the download, because the server may still be sending.
      answer.destroy();
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    if (end.signal.aborted)
      throw new CliError(`cannot read ${name}: it took longer than ${seconds} seconds, the timeout`, advice.onTimeout);
    throw new CliError(`cannot read ${name}: ${messageOf(error) || String(codeOf(error))}`, advice.onFailure);
  } finally {
    clearTimeout(timer);
  }
};

/** Rejects URLs with credentials. With `isLenient`, invalid UTF-8 becomes replacement characters. */
export const fetchText = async (
  name: string,
  { isLenient = false, ...request }: Omit<FetchRequest, 'advice' | 'checkType'> & { isLenient?: boolean },
): Promise<FetchedText> => {
  const url = parseUrl(name);
  if (url?.username || url?.password)
    throw new CliError(
      `${url.origin}${url.pathname} has a username or a password, which cobble doesn't send`,
      'Use a public URL, or save it to a file.',
    );
  const { bytes, ...fetched } = await fetchBytes(name, {
    ...request,
    advice: {
      onTimeout: 'Save it to a file, and name the file.',
      onFailure: 'Check that the server is running, and use the final URL after redirects.',
    },
  });
  try {
    return { ...fetched, text: new TextDecoder('utf-8', { fatal: !isLenient }).decode(bytes) };
  } catch {
    throw new CliError(`${name} isn't UTF-8 text`, 'Save it as UTF-8.');
  }
};

/** Limits the compressed size, because endless data may decompress to nothing. */
async function* limited(answer: AsyncIterable<Buffer>, name: string, limit: SizeLimit): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > limit.bytes)
      throw new CliError(
        `cannot read ${name}: the response is larger than ${megabytes(limit.bytes)}, the limit`,
        limit.advice,
      );
    yield chunk;
  }
}
