import type { IncomingMessage, ServerResponse } from 'node:http';
import { decide } from './decide';
import type { EdgeSettings } from './edge-settings';
import { markupOf } from './markup-of';

/** Renderings that are kept at most. */
const MOST = 500;

const rendered = new Map<string, string>();

/**
 * Answers with a page of one's own templates, and the visitor's variant in it. One rendering is kept for each path and
 * variant: pages with a nonce are not to be kept.
 *
 * @param origin of the site as visitors see it, whatever `Host` says: `https://www.example.net`
 * @param render gives the whole page; `files` is markup for the end of its head
 */
export const answerPage = async (
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  settings: EdgeSettings,
  render: (path: string, files: string) => string,
): Promise<void> => {
  // What is no path is no page of ours.
  const page = new URL(origin + (request.url?.startsWith('/') ? request.url : '/'));
  const { cookie = '', 'user-agent': agent = '' } = request.headers;
  const { variant, cookie: kept } = await decide(page, { cookie, agent }, settings);
  const files = variant ? markupOf(variant) : '';
  const key = `${page.pathname} ${files}`;
  const body = rendered.get(key) ?? render(page.pathname, files);
  if (rendered.size >= MOST) rendered.clear();
  rendered.set(key, body);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    // A cache between would give one visitor's variant to another.
    'cache-control': 'private, no-cache',
    ...(kept && { 'set-cookie': kept }),
  });
  response.end(body);
};
