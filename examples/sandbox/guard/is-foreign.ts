import type { IncomingMessage } from 'node:http';

/** Pages of other sites may display images and uploads, and may link to the sign-in provider. */
const publicPaths = /^\/__sandbox\/((pictures|flights|attachments)\/|sign-(in|out)$)/;

/**
 * Whether a page of another site sent the request (threat 5). Browsers set `Origin` on requests that may change data,
 * and `Sec-Fetch-Site` on others. A client that sends neither isn't a browser.
 *
 * @param path without the query string
 */
export const isForeign = ({ headers, method }: IncomingMessage, path: string): boolean => {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  if (origin !== undefined && origin !== new URL(`http://${host}`).origin) return true;
  return !['same-origin', 'none'].includes(String(site)) && !(method === 'GET' && publicPaths.test(path));
};
