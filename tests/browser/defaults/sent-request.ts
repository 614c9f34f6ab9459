import type { HTTPRequest } from 'puppeteer';

export interface SentRequest {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export const sentRequest = (request: HTTPRequest): SentRequest => {
  const { hostname, pathname, searchParams } = new URL(request.url());
  return {
    method: request.method(),
    host: hostname,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: request.headers(),
    body: request.postData(),
  };
};

/** Returns a listener for `onRequest` that appends all requests to `sent`, except preflight requests. */
export const requestsInto =
  (sent: SentRequest[]) =>
  (request: HTTPRequest): void => {
    if (request.method() !== 'OPTIONS') sent.push(sentRequest(request));
  };
