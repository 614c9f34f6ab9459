import type { Page } from 'puppeteer';
import { startServer } from '../../../examples/sandbox/server';
import { launchBrowser } from '../../browser/launch-browser';
import { tag } from '../../browser/loader/tag';
import type { Row } from './row';
import { articles } from './rows/articles';
import { ticketForm } from './rows/ticket-form';

/**
 * `npm run bench:areas` loads and uses large pages, and prints tasks over 50 ms. Machine load lengthens tasks, so a
 * page fails only if every run has a long task. An argument selects pages by a part of their names. Run it on an idle
 * machine after a build.
 */
const rows: readonly Row[] = [...articles, ticketForm].filter(({ name }) => name.includes(process.argv[2] ?? ''));
const turns = 5;

let html = '';
const server = await startServer({
  port: 0,
  before: async (req, res) => {
    if (!req.url!.startsWith('/bench')) return false;
    res.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).end(html);
    return true;
  },
});
const browser = await launchBrowser();
const post = (path: string, body: unknown) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const signIn = (page: Page) =>
  page.evaluate(async () => {
    const { session } = (await (
      await fetch('/__sandbox/sign-in', { method: 'POST', body: JSON.stringify({ gamertag: 'Pixelfox42', ru: '/' }) })
    ).json()) as { session: { storage: Record<string, string>; cookies: Record<string, string> } };
    for (const [key, value] of Object.entries(session.storage)) localStorage.setItem(key, value);
    for (const [name, value] of Object.entries(session.cookies))
      document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
  });

/** Waits first, because the browser reports a task after the task has ended. */
const tasks = async (page: Page): Promise<number[]> => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return page.evaluate(() => (window as never as { tasks: number[] }).tasks.splice(0));
};

const scroll = async (page: Page) => {
  await page.mouse.move(400, 400);
  for (const way of [1, -1]) {
    for (let steps = 0; steps < 12; steps++) {
      await page.mouse.wheel({ deltaY: way * 900 });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
};

const measure = async (row: Row) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${server.url}examples/pages/plain.html`, { waitUntil: 'networkidle0' });
  if (row.player) await signIn(page);
  for (const answer of row.answers) await post('__sandbox/faults', answer);
  await page.evaluateOnNewDocument(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${server.url}bench${row.path}`);
  await page.waitForFunction(row.ready, { timeout: 60_000 });
  const at = await page.evaluate(() => Math.round(performance.now()));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const mounting = await tasks(page);
  await row.use?.(page);
  const using = await tasks(page);
  await scroll(page);
  const scrolling = await tasks(page);
  await fetch(`${server.url}__sandbox/reset`, { method: 'POST' });
  await context.close();
  return { at, mounting, using, scrolling };
};

const slow: string[] = [];
for (const row of rows) {
  html = `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>${row.name}</title><script type="application/json" data-cobble-config>${JSON.stringify(row.config ?? {})}</script>${tag()}<body>${row.html}`;
  let best = Infinity;
  for (let turn = 0; turn < turns; turn++) {
    const { at, ...found } = await measure(row);
    best = Math.min(best, Math.max(0, ...Object.values(found).flat()));
    console.log(
      `${row.name}: there ${at} ms after the page's start; tasks over 50 ms: ${Object.entries(found)
        .map(([part, list]) => `${part} ${list.join(', ') || 'none'}`)
        .join('; ')}`,
    );
  }
  if (best > 50) slow.push(`${row.name}: ${best} ms`);
}
await browser.close();
await server.close();
console.log(
  slow.length ? `Over 50 ms in every turn: ${slow.join(', ')}` : 'Each row has a turn without a task over 50 ms.',
);
process.exitCode = slow.length ? 1 : 0;
