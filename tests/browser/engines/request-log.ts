import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestRecord } from '../opened-page';

/** Maps `Sec-Fetch-Dest` to Puppeteer's resource types. */
const types: Readonly<Record<string, string>> = { style: 'stylesheet', empty: 'fetch', '': 'other' };

/**
 * Logs requests on the server, for engines that don't report them. Attributes each request to the page opened last.
 *
 * @param note receives each new request
 */
export const logRequest = (req: IncomingMessage, res: ServerResponse, note: (one: RequestRecord) => void): void => {
  const dest = `${req.headers['sec-fetch-dest'] ?? ''}`;
  const path = req.url ?? '/';
  if (path === '/favicon.ico') return;
  const one: RequestRecord = {
    url: `http://${req.headers.host}${path}`,
    path,
    method: req.method ?? 'GET',
    type: types[dest] ?? dest,
  };
  note(one);
  res.on('finish', () => {
    one.status = res.statusCode;
  });
  res.on('close', () => {
    if (one.status === undefined) one.failed = 'closed';
  });
};
