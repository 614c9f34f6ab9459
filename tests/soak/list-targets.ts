import type { HTTPResponse } from 'puppeteer';
import { matchRoute } from '../../examples/sandbox/http/router';
import type { InspectedWidget } from './in-page/inspect-widgets';
import { settle } from './settle';
import type { Site } from './site';
import type { Target } from './target';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches values that are unique to each request. */
const volatile = /(ms-cv|requestId)=[^&]*/g;

/** Returns a request's name, without theme and build ID in file names. */
const nameOf = (path: string, method: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const match = matchRoute(method, pathname, searchParams);
  if (match && 'route' in match) return `${match.route.group}.${match.route.name}`;
  return pathname
    .replace(/^\/dist\/(?!chunks|fonts)\w+\//, '/dist/THEME/')
    .replace(/\.[0-9a-f]{6}\.(?=\w+$)/, '.')
    .replace(/part-\w+/, 'part');
};

/**
 * Opens a page once with a signed-in player, and lists its requests.
 *
 * @returns the requests, and the widgets' state without failures
 */
export const listTargets = async (
  site: Site,
  page: string,
): Promise<{ targets: Target[]; withoutFailures: readonly InspectedWidget[] }> => {
  const bodies = new Map<string, Promise<string>>();
  const storeBody = (response: HTTPResponse) => {
    const request = response.request();
    bodies.set(
      `${request.method()} ${request.url()}`,
      /^(image|font)/.test(request.resourceType()) ? Promise.resolve('') : response.text().catch(() => ''),
    );
  };
  site.page.on('response', storeBody);
  await site.visit(page);
  const { widgets } = await settle(site, 10_000);
  site.page.off('response', storeBody);

  const targets = new Map<string, Target>();
  for (const { method, path, url, type } of site.opened.requests) {
    // Ignore the host page's own files.
    if (type === 'document' || /^\/examples\/pages\/(?!art)|^\/vendor/.test(path)) continue;
    const name = nameOf(path, method);
    const file = name.startsWith('/');
    const match = `^${method} ${escapePattern(path).replace(volatile, '$1=[^&]*')}${file && !path.includes('?') ? '(\\?1*)?' : ''}$`;
    if (!targets.has(match))
      targets.set(match, { page, method, path, match, file, name, body: (await bodies.get(`${method} ${url}`)) ?? '' });
  }
  return { targets: [...targets.values()], withoutFailures: widgets };
};
