import type { IncomingMessage } from 'node:http';

export interface RequestLine {
  readonly method: string;
  /** Path and query string as received. */
  readonly url: string;
  readonly path: string;
  /** The query string without its `?`. A second `?` ends the query string. */
  readonly query: string;
}

/** Every request has a method and a URL. The defaults only satisfy the types. */
export const requestLine = ({
  method = 'GET',
  url = '/',
}: Partial<Pick<IncomingMessage, 'method' | 'url'>>): RequestLine => {
  const [path = '', query = ''] = url.split('?');
  return { method, url, path, query };
};
