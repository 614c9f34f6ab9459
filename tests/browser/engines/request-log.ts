import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Seen } from '../opened';

/** By what a request is for, as the browser says itself; puppeteer's words. */
const types: Readonly<Record<string, string>> = { style: 'stylesheet', empty: 'fetch', '': 'other' };

/**
 * Notes what comes in at a server, where the browser can't tell what it sends or tells it in other words. A request is
 * of the page that was opened last.
 *
 * @param note keeps one that has just come
 */
export const logRequest = (req: IncomingMessage, res: ServerResponse, note: (one: Seen) => void): void => {
  const dest = `${req.headers['sec-fetch-dest'] ?? ''}`;
  const path = req.url ?? '/';
  if (path === '/favicon.ico') return;
  const one: Seen = {
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
