import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'puppeteer';
import { startServer } from '../../../examples/sandbox/server';
import { launchBrowser } from '../../browser/launch-browser';

/**
 * `npm run bench:shop` opens 200 search results and 50 skins, each three times. Fails if a task takes more than 50 ms
 * while the widgets mount, filter or scroll. Run it on an idle machine after a build.
 */
const server = await startServer({
  port: 0,
  before: async (req, res) => {
    const { pathname, searchParams } = new URL(req.url!, 'http://localhost');
    const page = pages[pathname.slice(1)];
    const body =
      page ??
      (/\/search$/.test(pathname)
        ? results(searchParams.get('query'))
        : /\/minecraft\/profile$/.test(pathname)
          ? profile
          : undefined);
    if (body === undefined) return false;
    res
      .writeHead(200, { 'content-type': page ? 'text/html' : 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
    return true;
  },
});
const origin = server.url.replace(/\/$/, '');
const html = (
  area: string,
) => `<!doctype html><html lang="en-us"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>
  <script async src="/dist/realms/cobble.js"></script><body><div id="area" data-widget="${area}" data-load="eager"></div>`;
const pages: Readonly<Record<string, string>> = {
  results: html('marketplace-search" data-page-size="200'),
  skins: html('skin-picker'),
};

const slugs = ['frost-keep', 'sky-port', 'lantern-caves', 'sun-bazaar', 'glowcap-grove', 'paper-village'];
const results = (query: string | null) => {
  const items = Array.from({ length: 200 }, (_, i) => {
    const slug = slugs[i % slugs.length]!;
    return {
      productId: `${slug}-${query ?? ''}${i}`,
      title: `${query ?? 'Item'} number ${i}`,
      author: 'Pebble & Sons',
      rating: (i % 50) / 10,
      price: i * 10,
      ...(i % 4 ? {} : { originalPrice: i * 20 + 10 }),
      categoryLabel: 'World',
      imageUrl: `${origin}/__sandbox/pictures/item/${slug}.svg?${i}`,
      imageAltText: slug,
      marketplaceURL: `/item/${i}`,
      tags: [`tag-${i % 30}`, 'castle'],
    };
  });
  return { items: query ? items.toReversed().slice(0, 150) : items, count: 200 };
};
const profile = {
  id: 'p',
  name: 'Fox',
  capes: [],
  skins: Array.from({ length: 50 }, (_, i) => ({
    id: `s${i}`,
    state: i ? 'INACTIVE' : 'ACTIVE',
    variant: i % 2 ? 'SLIM' : 'CLASSIC',
    alias: `Skin ${i}`,
    url: `${origin}/__sandbox/pictures/skin${i % 2 ? '-slim' : ''}/bench-${i}.png`,
  })),
};

const shows = (page: Page, selector: string, count: number) =>
  page.waitForFunction(
    (selector, count) => document.querySelector('#area')!.shadowRoot?.querySelectorAll(selector).length === count,
    { timeout: 60_000 },
    selector,
    count,
  );
/** Waits first, because the browser reports a task after the task has ended. */
const tasksOf = async (page: Page) => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return page.evaluate(() => (window as never as { tasks: number[] }).tasks.splice(0));
};
const scroll = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

const browser = await launchBrowser();
const first = await browser.newPage();
await first.goto(`${origin}/examples/pages/marketplace.html`, { waitUntil: 'networkidle0' });
await first.evaluate(async () => {
  const { session } = (await (
    await fetch('/__sandbox/sign-in', { method: 'POST', body: JSON.stringify({ gamertag: 'Pixelfox42', ru: '/' }) })
  ).json()) as { session: Record<'storage' | 'cookies', Record<string, string>> };
  for (const [key, value] of Object.entries(session.storage)) localStorage.setItem(key, value);
  for (const [name, value] of Object.entries(session.cookies))
    document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
});
await first.close();

let worst = 0;
const printTasks = async (page: Page, what: string) => {
  const tasks = await tasksOf(page);
  worst = Math.max(worst, ...tasks);
  console.log(`${what}: ${tasks.join(', ') || 'none'}`);
};
console.log('Tasks over 50 ms, in milliseconds:');
if (loadavg()[0]! > availableParallelism())
  console.log(
    `(The machine has a load of ${loadavg()[0]!.toFixed(1)}: a task waits for others, and its length says little.)`,
  );
for (let turn = 1; turn <= 3; turn++) {
  for (const name of ['results', 'skins']) {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
      ).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${origin}/${name}`);
    if (name === 'skins') {
      await shows(page, 'canvas', 50);
      await printTasks(page, `${turn}. fifty skins, mounting`);
    } else {
      await shows(page, 'li > a', 200);
      await printTasks(page, `${turn}. 200 results, mounting`);
      await page.evaluate(() => document.querySelector('#area')!.shadowRoot!.querySelector('input')!.focus());
      await page.keyboard.type('castle');
      await shows(page, 'li > a', 150);
      await printTasks(page, `${turn}. 200 results, filtering`);
    }
    await scroll(page);
    await printTasks(page, `${turn}. ${name}, scrolling`);
    await page.close();
  }
}
await browser.close();
await server.close();
process.exitCode = worst > 50 ? 1 : 0;
