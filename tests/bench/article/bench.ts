import puppeteer from 'puppeteer';
import { startServer } from '../../../examples/sandbox/server';
import { findBrowser } from '../../browser/find-browser';

/**
 * Articles of about 200 kB in five shapes, each opened three times: prints every task over 50 ms from the page's start until a second
 * and a half after the article is there, and fails where there is one. Run it on a quiet machine, after a build:
 * `npx tsx tests/bench/article/bench.ts`.
 */
const part = (i: number) => `<h2>Part ${i}</h2><p>Text of <b>part ${i}</b> with a <a href="https://example.com/${i}">link</a> and <em>more</em> words, so that it is about as long as an article is.</p>`
  + `<ul><li>One thing</li><li>Another <code>thing</code></li></ul><table><tr><th>A</th><td>${i}</td></tr></table>`;
const flat = Array.from({ length: 700 }, (_, i) => part(i)).join('').slice(0, 200_000);
const shapes: Readonly<Record<string, string>> = {
  flat,
  boxed: `<div><div>${flat}</div><p>end</p></div>`,
  table: `<table>${Array.from({ length: 3200 }, (_, i) => `<tr><td>${i}</td><td>cell with some text <b>bold</b></td></tr>`).join('')}</table>`,
  list: `<ul>${Array.from({ length: 3500 }, (_, i) => `<li>Item ${i} with a <a href="/x">link</a> and so on</li>`).join('')}</ul>`,
  text: `<p>${'word '.repeat(40_000)}</p>`,
};

const server = await startServer({ port: 0 });
const browser = await puppeteer.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
let worst = 0;
// The browser's own start is not ours.
await (await browser.newPage()).goto(`${server.url}examples/pages/help-centre.html`, { waitUntil: 'networkidle0' });
for (const [name, body] of Object.entries(shapes)) {
  const fault = { match: 'articles/9$', body: { article: { id: 9, title: 'Long', body } } };
  await fetch(`${server.url}__sandbox/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) });
  for (let turn = 0; turn < 3; turn++) {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${server.url}examples/pages/help-article.html?hc-article=9`);
    await page.waitForFunction(() => document.querySelector('#article')!.shadowRoot?.querySelector('article h2'), { timeout: 60_000 });
    const at = await page.evaluate(() => Math.round(performance.now()));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const tasks = await page.evaluate(() => (window as never as { tasks: number[] }).tasks);
    worst = Math.max(worst, ...tasks);
    console.log(`${name}, ${body.length} letters: there ${at} ms after the page's start; tasks over 50 ms: ${tasks.join(', ') || 'none'}`);
    await page.close();
  }
}
await browser.close();
await server.close();
process.exitCode = worst > 50 ? 1 : 0;
