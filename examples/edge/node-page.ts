import type { IncomingMessage, ServerResponse } from 'node:http';
import { decide } from './decide';
import type { EdgeSettings } from './edge-settings';
import { markupOf } from './markup-of';

const MAX_CACHED_PAGES = 500;

const rendered = new Map<string, string>();

export interface Site {
  /** The origin that visitors see: `https://www.example.net`. Don't use the untrusted `Host` header. */
  readonly origin: string;
  readonly settings: EdgeSettings;
  /** `files` is markup for the end of the head. */
  render(path: string, files: string): string;
}

/** Caches one rendering per path and variant, so don't use it for pages with a nonce. */
export const answerPage = async (
  request: IncomingMessage,
  response: ServerResponse,
  { origin, settings, render }: Site,
): Promise<void> => {
  // A URL without a leading slash could change the host.
  const page = new URL(origin + (request.url?.startsWith('/') ? request.url : '/'));
  const { cookie = '', 'user-agent': agent = '' } = request.headers;
  const { variant, cookie: kept } = await decide(page, { cookie, agent }, settings);
  const files = variant ? markupOf(variant) : '';
  const key = `${page.pathname} ${files}`;
  const body = rendered.get(key) ?? render(page.pathname, files);
  if (rendered.size >= MAX_CACHED_PAGES) rendered.clear();
  rendered.set(key, body);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    // A shared cache would serve one visitor's variant to others.
    'cache-control': 'private, no-cache',
    ...(kept && { 'set-cookie': kept }),
  });
  response.end(body);
};
