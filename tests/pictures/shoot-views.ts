import { mkdir, writeFile } from 'node:fs/promises';
import { startServer } from '../../examples/sandbox/server';
import { engine } from '../browser/engines/engine';
import { firefoxPages } from '../browser/engines/firefox-pages';
import type { Pages } from '../browser/engines/pages';
import { webkitPages } from '../browser/engines/webkit-pages';
import { launchBrowser } from '../browser/launch-browser';
import { OpenedPage } from '../browser/opened-page';
import { type EngineView, engineViews } from './engine-views';

/** `engines.ts` runs this file once per engine. Arguments: the output folder, and words that select views. */
const [folder = '', ...words] = process.argv.slice(2);
const HEIGHT = 1000;
/** Crops long pages to this many screens. */
const SCREENS = 4;

const chromiumPages = async (): Promise<Pages> => {
  const browser = await launchBrowser('--hide-scrollbars');
  return {
    acquire: async () => {
      const page = await browser.newPage();
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      return page;
    },
    takeBack: (page) => page.close(),
    close: () => browser.close(),
  };
};

const shoot = async (pages: Pages, url: string, { page: path, theme, dir, width, name }: EngineView) => {
  const page = await pages.acquire('reduce');
  try {
    const opened = new OpenedPage(page);
    // tsx wraps functions in a helper, which the page lacks.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await page.setViewport({ width, height: HEIGHT });
    await page.goto(`${url}examples/pages/${path}.html?theme=${theme}`);
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), dir);
    await opened.waitForMounted();
    await opened.waitForRendering();
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let screen = 0; screen < SCREENS && screen * HEIGHT < length; screen++) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), screen * HEIGHT);
      await opened.waitForRendering();
      await writeFile(`${folder}/${name}-${screen + 1}.${engine}.png`, await page.screenshot());
    }
    for (const error of opened.errors) console.error(`${engine}, ${name}: ${error}`);
  } finally {
    await pages.takeBack(page);
  }
};

await mkdir(folder, { recursive: true });
const server = await startServer({ port: 0 });
const pages = await { chromium: chromiumPages, firefox: firefoxPages, webkit: webkitPages, wpe: webkitPages }[engine]();
try {
  for (const view of engineViews.filter(({ name }) => !words.length || words.some((word) => name.includes(word))))
    await shoot(pages, server.url, view).catch((error: unknown) => {
      console.error(`${engine}, ${view.name}: ${error}`);
      process.exitCode = 1;
    });
} finally {
  await pages.close();
  await server.close();
}
