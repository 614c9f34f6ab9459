import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer';
import { root } from '../../../esbuild.config.mjs';
import { startServer } from '../../../examples/sandbox/server';
import { buildIfStale } from '../../browser/build-if-stale';
import { findBrowser } from '../../browser/find-browser';
import { packedSize } from '../kit/packed-size';
import type { Part } from '../kit/part';
import { spread } from '../kit/spread';
import { table } from '../kit/table';
import { sites } from './sites';

/** Throughput in bytes per second, latency in ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

interface Visit {
  readonly took: number;
  readonly requests: number;
  readonly bytes: number;
}

const visit = async (page: Page, url: string): Promise<Visit> => {
  const files: string[] = [];
  const count = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (/^data:|\/bench\/page/.test(response.url()) || response.fromCache()) return;
    files.push(response.url());
  };
  page.on('response', count);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction('window.took !== undefined', { timeout: 60_000, polling: 100 });
  const sizes = await Promise.all(files.map(packedSize));
  page.off('response', count);
  const took = (await page.evaluate('window.took')) as number;
  return { took, requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

const run = async (rounds: number): Promise<string> => {
  buildIfStale();
  const all = await sites();
  let current = all[0]!;
  const server = await startServer({
    port: 0,
    before: (req, res) => {
      const path = /^\/(?:bench|(?=dist))\/?([^?]*)/.exec(req.url ?? '')?.[1];
      if (path === undefined) return false;
      // Cobble's chunks get the same `cache-control` as the scripts of the other library.
      const built = path.startsWith('dist/') && path.endsWith('.js') && readFileSync(join(root, path), 'utf8');
      const body = {
        ...(built && { [path]: built }),
        ...current.files,
        'variant.js': 'window.took = performance.now() - window.began',
        page: `<!doctype html><html lang="en-us"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><script>window.began = performance.now()</script>${current.head}</head><body><h1>Hello</h1></body></html>`,
      }[path];
      if (body === undefined) return false;
      const type = path === 'page' ? 'text/html' : path.endsWith('.js') ? 'text/javascript' : 'application/json';
      res
        .writeHead(200, {
          'content-type': `${type};charset=utf-8`,
          'cache-control': path.endsWith('.js') ? 'max-age=3600' : 'no-cache',
        })
        .end(body);
      return true;
    },
  });
  const browser = await puppeteer.launch({
    executablePath: await findBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  try {
    const visits = all.map((): { cold: Visit; warm: Visit }[] => []);
    // The first round warms up the disk and the browser.
    for (let round = 0; round <= rounds; round++)
      for (const [index, site] of all.entries()) {
        current = site;
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        const session = await page.createCDPSession();
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', NETWORK);
        const [cold, warm] = [
          await visit(page, `${server.url}bench/page`),
          await visit(page, `${server.url}bench/page`),
        ];
        if (round > 0) visits[index]!.push({ cold, warm });
        await context.close();
      }
    return [
      `The time from the page's first script to the variant's, with the same fifty experiments and a network of ${NETWORK.latency} ms and ${NETWORK.downloadThroughput / 1000} kB a second: cold, then the same page again. Bytes (brotli) and requests are the network traffic until then, including the variant's file.`,
      table(
        ['', 'cold, ms', 'bytes', 'requests', 'warm, ms', 'bytes', 'requests'],
        all.map(({ name }, index) => [
          name,
          ...(['cold', 'warm'] as const).flatMap((when) => {
            const [first] = visits[index]!.map((both) => both[when]);
            return [
              spread(
                visits[index]!.map((both) => both[when].took),
                0,
              ),
              first!.bytes.toLocaleString('en-US'),
              String(first!.requests),
            ];
          }),
        ]),
      ),
    ].join('\n\n');
  } finally {
    await browser.close();
    await server.close();
  }
};

export const experiments: Part = { name: 'experiments', title: 'From the script to the variant', rounds: 5, run };
