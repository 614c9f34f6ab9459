import { PNG } from 'pngjs';
import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import type { Fault } from '../faults';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { experiment, site } from './site';

const server = harness();
const { publish, openPage } = server;

/** Variants that change the copy, a section with its height, or the hero. The original is red and the variant green. */
const kinds: Readonly<Record<string, { body: string; js: string; css: string }>> = {
  copy: {
    body: '<h1 id="hero" data-antiflicker class="original">Welcome</h1>',
    js: "const vary = () => { const hero = document.getElementById('hero'); hero.textContent = 'Three worlds at half the price'; hero.className = 'variant'; };",
    css: '',
  },
  section: {
    body: '<section id="hero" data-antiflicker class="original">Old</section>',
    js: "const vary = () => { const made = document.createElement('section'); made.className = 'variant'; made.style.height = '300px'; document.getElementById('hero').replaceWith(made); };",
    css: '',
  },
  hero: {
    body: '<div id="hero" data-antiflicker class="original">Hero</div>',
    js: '',
    css: '#hero.original { background: rgb(0, 200, 0); color: rgb(0, 200, 0) }',
  },
};
const run =
  "; if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', vary); else vary();";

const colorsOf = (png: string) => {
  const { data } = PNG.sync.read(Buffer.from(png, 'base64'));
  let [red, green] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (r > 150 && g < 90 && b < 90) red++;
    if (g > 150 && r < 90 && b < 90) green++;
  }
  return { original: red > 20, variant: green > 20 };
};

/**
 * Captures all frames until one shows something after `done` has resolved.
 *
 * @returns what was visible in any of them
 */
const watch = async (page: Page, done: () => Promise<unknown>) => {
  const client = await page.createCDPSession();
  const seen = { original: false, variant: false };
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    const { original, variant } = colorsOf(data);
    seen.original ||= original;
    seen.variant ||= variant;
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1, maxWidth: 320, maxHeight: 320 });
  await done();
  await expect.poll(() => seen.original || seen.variant, { timeout: 10_000 }).toBe(true);
  await client.send('Page.stopScreencast');
  await client.detach();
  return seen;
};

const shifts = (page: Page) => page.evaluate(() => (window as never as { shift: number }).shift);
const until = (page: Page, selector: string) =>
  page.waitForFunction(
    (selector) => {
      const hero = document.querySelector(selector);
      return hero && getComputedStyle(hero).visibility === 'visible' && getComputedStyle(hero).backgroundColor;
    },
    { polling: 100 },
    selector,
  );
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

it.each(sampleOf(Object.entries(kinds), 1))(
  'never paints the original %s or shifts the layout, and shows it only if the service fails',
  { timeout: 90_000 },
  async (name, { body, js, css }) => {
    publish('/exp/v.js', js && js + run);
    publish('/exp/v.css', `${css} .variant { background: rgb(0, 200, 0); color: rgb(0, 200, 0) }`);
    const { html } = site(server, {
      config: [experiment('one', 'v', js ? {} : { js: [] })],
      flights: ['v'],
      attributes: 'blocking="render" data-antiflicker="20000"',
      head: '<style>#hero, .variant { height: 200px; margin: 0 } .original { background: rgb(200, 0, 0); color: rgb(200, 0, 0) }</style>',
      // A taller section moves the content below it, so mark that content, too.
      body: `${body}<p data-antiflicker>Below it</p>`,
    });
    publish('/painted', html);
    const { page } = await openPage('/painted-before', {
      viewport: { width: 400, height: 400 },
      before: (page) => {
        publish('/painted-before', '<!doctype html><title>Before</title>');
        return page.evaluateOnNewDocument(() => {
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (window as never as { shift: number }).shift += (entry as never as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
      },
    });
    const variant = name === 'hero' ? '#hero' : '.variant';
    const visit = async (faults: Fault[], selector: string, loaded = () => {}) => {
      // The first screenshot shows the previous page, which must not be the variant.
      await page.goto(new URL('/painted-before', page.url()).href);
      await painted(page);
      return watch(page, async () => {
        server.faults(faults);
        await page.goto(new URL('/painted', page.url()).href, { waitUntil: 'domcontentloaded' });
        loaded();
        await until(page, selector);
        await painted(page);
      });
    };
    const cold = await visit([], variant);
    expect([cold, await shifts(page)]).toEqual([{ original: false, variant: true }, 0]);
    expect([await visit([], variant), await shifts(page)]).toEqual([{ original: false, variant: true }, 0]);
    const slow = holdBack(/\/exp\/v|chunks\/experiments/);
    expect([await visit([slow.fault], variant, slow.send), await shifts(page)]).toEqual([
      { original: false, variant: true },
      0,
    ]);
    await page.evaluate(() => localStorage.clear());
    expect([await visit([{ url: /\/site\//, status: 503 }], '#hero'), await shifts(page)]).toEqual([
      { original: true, variant: false },
      0,
    ]);
  },
);
