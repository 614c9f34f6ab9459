import type { IncomingHttpHeaders } from 'node:http';
import { type AddressKind, addressKind } from '../io/address-kind';
import { messageOf } from '../io/errors';
import type { FetchNetwork } from '../io/fetch-text';
import { limits } from '../io/limits';
import { openUrl } from '../io/open-url';
import { collectBytes } from '../io/read-text';
import { unpack } from '../io/unpack';

export interface Reply {
  /** The URL after redirects. */
  readonly url: URL;
  /** 0 without a response. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly error?: string;
  /** Kind of the server's address. URLs in the response must have it, too (threat 12). */
  readonly kind?: AddressKind | undefined;
}

/** @param origin sent as `Origin`, as browsers do for modules and for `fetch` */
export const request = async (
  address: string,
  { accept, origin, seconds = limits.seconds, ...network }: FetchNetwork & { accept: string; origin?: string },
): Promise<Reply> => {
  let url = new URL(address);
  const asked = (next: URL): void => {
    url = next;
  };
  const signal = AbortSignal.timeout(seconds * 1000);
  let answered = { status: 0, headers: {} as IncomingHttpHeaders };
  try {
    const answer = await openUrl(address, { ...network, accept, ...(origin && { origin }), signal, asked });
    answered = { status: answer.statusCode ?? 0, headers: answer.headers };
    const { remoteAddress } = answer.socket;
    const kind = remoteAddress === undefined ? undefined : (network.kindOf ?? addressKind)(remoteAddress);
    const body = await collectBytes(unpack(answer, answer.headers['content-encoding']), address, limits.page);
    return { url, ...answered, body, kind };
  } catch (error) {
    const why = signal.aborted ? `it took longer than ${seconds} seconds` : messageOf(error);
    return { url, ...answered, body: Buffer.alloc(0), error: why || 'the connection failed' };
  }
};

export const typeOf = ({ headers }: Reply): string =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

export const isOk = ({ status, error }: Reply): boolean => error === undefined && status >= 200 && status < 300;

/** Detects servers of single-page applications, which respond to every URL with a page. */
export const isHtml = (reply: Reply): boolean =>
  /html/.test(typeOf(reply)) || /^\s*<(!doctype|html)/i.test(`${reply.body.subarray(0, 200)}`);
