import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route } from '../../../src/services/route';
import type { Reply } from './call';

/**
 * Any origin may call: `data-api` of a page elsewhere. The pages' own headers are allowed by name at the preflight,
 * cookies are not. Nothing lets pages of public networks in (`access-control-allow-private-network`): browsers ask
 * their user then (threat 5).
 */
export const crossOrigin: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, InventoryETag, Retry-After, X-Sandbox-Challenge',
};

/** Answers what a browser asks before a call with our own headers. It is no call: it isn't logged. */
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

/**
 * Sends a reply. What the client keeps (the route's cache class is `stored`) gets an ETag, and a 304 where it is the
 * known one.
 */
export const writeReply = (
  req: IncomingMessage,
  res: ServerResponse,
  { status, body, text = body === undefined ? '' : JSON.stringify(body), headers }: Reply,
  route?: Route,
): void => {
  const kept = route?.cache === 'stored' && text !== '' && (status ?? 200) === 200;
  const etag = kept ? `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` : undefined;
  const all: Record<string, string> = {
    ...crossOrigin,
    'cache-control': kept ? 'no-cache' : 'no-store',
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
