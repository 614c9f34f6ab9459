// @vitest-environment node
import { mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../examples/pages/pages';
import type { RunningServer } from '../../examples/sandbox/server';
import { startServer } from '../../examples/sandbox/server';
import { tempFolder } from './temp-folder';

const dist = tempFolder();
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(dist.path('realms'));
  dist.write('realms/cobble.js', 'void 0;');
  server = await startServer({ port: 0, dist: dist.path() });
});
afterAll(() => server.close());

const get = (path: string) => fetch(new URL(path, server.url));

const raw = (path: string) =>
  new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path }, (res) => resolve(res.resume().statusCode!))
      .on('error', reject)
      .end();
  });

describe.each(pages)('$file', ({ path, theme }) => {
  it('serves the page, which requests nothing that the server lacks', async () => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
    const html = await answer.text();
    expect(html).toContain(`/dist/${theme}/cobble.js`);
    const links = [...html.matchAll(/(?:src|href|image-url)="(\/[^"]+)"/g)].map((match) =>
      match[1]!.replaceAll('&amp;', '&'),
    );
    expect(links.length).toBeGreaterThan(2);
    for (const link of links.filter((one) => !one.startsWith('/dist/')))
      expect([link, (await get(link)).status]).toEqual([link, 200]);
  });

  it('uses another theme on request, and nothing else from the query', async () => {
    expect(await (await get(`${path}?theme=gray`)).text()).toContain('/dist/gray/cobble.js');
    expect(await (await get(`${path}?theme=${encodeURIComponent('"><script>')}`)).text()).toContain(
      `/dist/${theme}/cobble.js`,
    );
  });
});

it('sends a new nonce with each response of the strict page, and no style or script without it', async () => {
  const { path } = pages.find(({ policy }) => policy === 'nonce')!;
  const [one, two] = [await get(path), await get(path)];
  const nonceOf = (answer: Response) =>
    /script-src 'nonce-([^']{20,})'/.exec(answer.headers.get('content-security-policy')!)![1]!;
  expect(nonceOf(one)).not.toBe(nonceOf(two));
  const html = await one.text();
  for (const [tag] of html.matchAll(/<(script|style|link rel="stylesheet")[^>]*>/g))
    expect(tag).toContain(`nonce="${nonceOf(one)}"`);
  expect(html).not.toMatch(/<[^>]+ (style|on\w+)=/);
});

it('serves the bundle to other origins with its type and without caching', async () => {
  const { status, headers } = await get('/dist/realms/cobble.js');
  expect([
    status,
    ...['content-type', 'access-control-allow-origin', 'cache-control'].map((name) => headers.get(name)),
  ]).toEqual([200, 'text/javascript;charset=utf-8', '*', 'no-store']);
});

it('explains how to build a missing bundle', async () => {
  const bare = await startServer({ port: 0, dist: dist.path('nowhere') });
  const answer = await fetch(`${bare.url}dist/realms/cobble.js`);
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('npm run build')]);
  expect(await (await fetch(bare.url)).text()).toContain('npm run build');
  await bare.close();
});

it.each([
  '/vendor/preact/package.json',
  '/vendor/jquery/../preact/package.json',
  '/vendor/jquery/..%2fpreact%2fpackage.json',
  '/examples/pages/../../package.json',
  '/examples/pages/..%2f..%2fpackage.json',
  '/dist/..%2f..%2fetc%2fpasswd',
  '/package.json',
  '//etc/passwd',
])('serves nothing at %s: only the bundle, the pages and their packages', async (path) => {
  expect(await raw(path)).toBe(404);
});

it('links every page from the start page, and shows the tag of the selected theme', async () => {
  const html = await (await get('/?theme=vanilla')).text();
  for (const { path, inner } of pages) if (!inner) expect(html).toContain(`href="${path}"`);
  expect(html).toContain(`src=&#34;${server.url}dist/vanilla/cobble.js&#34;`);
});
