import type { IncomingMessage } from 'node:http';

/** What a request asks for. */
export interface RequestLine {
  readonly method: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly path: string;
  /** Up to a second question mark, without the first; empty for none. */
  readonly query: string;
}

/** Takes a request's first line apart. The defaults are never used: only answers that a client gets have none. */
export const requestLine = ({
  method = 'GET',
  url = '/',
}: Partial<Pick<IncomingMessage, 'method' | 'url'>>): RequestLine => {
  const [path = '', query = ''] = url.split('?');
  return { method, url, path, query };
};
