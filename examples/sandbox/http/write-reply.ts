import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route } from '../../../src/services/route';
import type { Reply } from './call';

/**
 * Allows calls without cookies from any origin, because other sites may use this server as their `data-api`. Without
 * `access-control-allow-private-network`, browsers ask users before a public page calls the sandbox (threat 5).
 */
export const crossOrigin: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, InventoryETag, Retry-After, X-Sandbox-Challenge',
};

/** Preflights aren't logged. */
export const writePreflight = (req: IncomingMessage, res: ServerResponse): void => {
  res
    .writeHead(204, {
      ...crossOrigin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': req.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    })
    .end();
};

/** If the response is cacheable, adds an ETag, and sends a 304 if nothing has changed. */
export const writeReply = (
  req: IncomingMessage,
  res: ServerResponse,
  { status, body, text = body === undefined ? '' : JSON.stringify(body), headers }: Reply,
  route?: Route,
): void => {
  const isCached = route?.cache === 'stored' && text !== '' && (status ?? 200) === 200;
  const etag = isCached ? `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` : undefined;
  const all: Record<string, string> = {
    ...crossOrigin,
    'cache-control': isCached ? 'no-cache' : 'no-store',
    vary: 'Authorization',
    ...(etag && { etag }),
    ...headers,
  };
  if (etag && req.headers['if-none-match'] === etag) {
    res.writeHead(304, all).end();
    return;
  }
  if (text) all['content-type'] ??= 'application/json; charset=utf-8';
  res.writeHead(status ?? (text ? 200 : 204), all).end(text);
};
