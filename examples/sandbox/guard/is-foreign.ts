import type { IncomingMessage } from 'node:http';

/** What other sites' pages may show or lead to: drawn files, what was uploaded, and the provider's pages. */
const shown = /^\/__sandbox\/((pictures|flights|attachments)\/|sign-(in|out)$)/;

/**
 * Whether another site's page asks (threat 5). A browser says so itself: by `Origin` with all that could change
 * something, by `Sec-Fetch-Site` with the rest. Who sends neither is no page: curl, a test.
 *
 * @param path the request's, without the query
 */
export const isForeign = ({ headers, method }: IncomingMessage, path: string): boolean => {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers;
  if (origin !== undefined && origin !== new URL(`http://${host}`).origin) return true;
  return !['same-origin', 'none'].includes(String(site)) && !(method === 'GET' && shown.test(path));
};
