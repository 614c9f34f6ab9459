import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLine } from '../http/request-line';

/** Returns false to pass the request to the next handler. */
export type Answer = (req: IncomingMessage, res: ServerResponse) => boolean | Promise<boolean>;

export const under =
  (prefix: string, answer: Answer): Answer =>
  async (req, res) => {
    const { method, url } = requestLine(req);
    if (!url.startsWith(prefix) || !['GET', 'HEAD'].includes(method)) return false;
    req.url = url.slice(prefix.length - 1);
    try {
      return await answer(req, res);
    } finally {
      req.url = url;
    }
  };
