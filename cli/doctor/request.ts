import type { IncomingHttpHeaders } from 'node:http';
import { type AddressKind, addressKind } from '../io/address-kind';
import { codeOf, messageOf, ReadError } from '../io/errors';
import type { FetchNetwork } from '../io/fetch-text';
import { limits } from '../io/limits';
import { openUrl, RedirectLimitError } from '../io/open-url';
import { collectBytes } from '../io/read-text';
import { unpack } from '../io/unpack';

export interface Reply {
  /** The URL after redirects. */
  readonly url: URL;
  /** 0 if there was no response. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly error?: string;
  readonly advice?: string;
  /** The kind of the server's IP address. URLs in the response must resolve to this kind (threat 12). */
  readonly kind?: AddressKind | undefined;
}

/** @param origin the `Origin` header that browsers send for modules and for `fetch` */
export const request = async (
  address: string,
  { accept, origin, seconds = limits.seconds, ...network }: FetchNetwork & { accept: string; origin?: string },
): Promise<Reply> => {
  let url = new URL(address);
  const onRequest = (next: URL): void => {
    url = next;
  };
  const signal = AbortSignal.timeout(seconds * 1000);
  let answered = { status: 0, headers: {} as IncomingHttpHeaders };
  try {
    const answer = await openUrl(address, { ...network, accept, ...(origin && { origin }), signal, onRequest });
    answered = { status: answer.statusCode ?? 0, headers: answer.headers };
    const { remoteAddress } = answer.socket;
    const kind = remoteAddress === undefined ? undefined : (network.kindOf ?? addressKind)(remoteAddress);
    const body = await collectBytes(unpack(answer, answer.headers['content-encoding']), address, limits.page);
    return { url, ...answered, body, kind };
  } catch (error) {
    const why = signal.aborted ? { error: `it took longer than ${seconds} seconds` } : explained(error);
    return { url, ...answered, body: Buffer.alloc(0), ...why };
  }
};

const explained = (error: unknown): { error: string; advice?: string } => {
  const message = messageOf(error) || 'the connection failed';
  if (error instanceof ReadError) return { error: error.reason, advice: error.advice };
  // The codes of decompression errors begin with `Z_`.
  if (/^Z_/.test(String(codeOf(error))))
    return {
      error: `its Content-Encoding doesn't fit its content: ${message}`,
      advice: 'Compress the file once, completely, and only send Content-Encoding for compressed files.',
    };
  return error instanceof RedirectLimitError
    ? { error: message, advice: 'Correct the redirects of the server. Two rules often redirect to each other.' }
    : { error: message };
};

export const typeOf = ({ headers }: Reply): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isOk = ({ status, error }: Reply): boolean => error === undefined && status >= 200 && status < 300;

/** Detects servers of single-page applications, which respond to every URL with a page. */
export const isHtml = (reply: Reply): boolean =>
  /html/.test(typeOf(reply)) || /^\s*<(!doctype|html)/i.test(`${reply.body.subarray(0, 200)}`);

/** Decodes a page by its byte order mark or the charset of its content type, else as UTF-8. */
export const decoded = ({ headers, body }: Reply): string => {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const [mark] = [...BYTE_ORDER_MARKS].filter(([start]) => body.subarray(0, start.length).equals(start));
  try {
    return new TextDecoder(mark?.[1] ?? charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
};

const BYTE_ORDER_MARKS: ReadonlyMap<Buffer, string> = new Map([
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
]);
