import type { IncomingMessage } from 'node:http';

export interface RequestLine {
  readonly method: string;
  /** Path and query, unchanged. */
  readonly url: string;
  readonly path: string;
  /** Without the question mark, and up to a second one. */
  readonly query: string;
}

/** The defaults satisfy the types: every request has both. */
export const requestLine = ({
  method = 'GET',
  url = '/',
}: Partial<Pick<IncomingMessage, 'method' | 'url'>>): RequestLine => {
  const [path = '', query = ''] = url.split('?');
  return { method, url, path, query };
};
