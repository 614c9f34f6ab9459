import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * The sandbox API's entry.
 *
 * @returns true when it has answered; false for a path that is none of its own
 */
export const handle = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
  if (!req.url!.startsWith('/api/')) return false;
  res.writeHead(404, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  res.end(JSON.stringify({ error: `No call is answered at ${req.method} ${req.url}.` }));
  return true;
};
