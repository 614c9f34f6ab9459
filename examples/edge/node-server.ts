import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createEdgeHandler } from 'cobble-embed/edge';

/** The origin that visitors see. Don't use the `Host` header instead, because clients can forge it. */
const ORIGIN = 'https://www.example.net';

const handle = createEdgeHandler({
  config: 'https://www.example.net/experiment/config.json',
  assign: 'https://api.example.net/api/v1.0/flight/assignment',
});

/**
 * Answers the requests of a `node:http` server. `render` returns the same page for every visitor, and the edge handler
 * adds the visitor's variant.
 */
export const answer = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  render: (request: Request) => Response | Promise<Response>,
): Promise<void> => {
  const { method = 'GET', url = '', headers } = incoming;
  // Without a leading slash, a URL such as `@other.example` would change the host.
  const request = new Request(ORIGIN + (url.startsWith('/') ? url : '/'), {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'POST' && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  });
  const response = await handle(request, render);
  outgoing.setHeaders(response.headers).writeHead(response.status);
  if (response.body) Readable.fromWeb(response.body as ReadableStream).pipe(outgoing);
  else outgoing.end();
};
