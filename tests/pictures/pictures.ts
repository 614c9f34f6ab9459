import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Viewport } from 'puppeteer';
import { startServer } from '../../examples/sandbox/server';
import { themes } from '../../src/themes/themes';
import { buildIfStale } from '../browser/build-if-stale';
import { launchBrowser } from '../browser/launch-browser';
import { OpenedPage } from '../browser/opened-page';
import { sheetReady } from '../browser/sheet-ready';
import { indexedPng } from './indexed-png';
import { README_WIDTH, readmePage } from './readme-page';

/**
 * `npm run pictures` writes `docs/pictures/THEME.png` with all components' examples, and `docs/pictures/readme.png`,
 * which is also in the package. `npm run pictures -- readme vanilla` writes only the named ones.
 */
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

buildIfStale();
await mkdir(folder, { recursive: true });
const server = await startServer({ port: 0 });
const browser = await launchBrowser(
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
);
const named = process.argv.slice(2);
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name);

const openPage = async (url: string, viewport: Viewport): Promise<OpenedPage> => {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  // tsx wraps functions in a helper, which the page lacks.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    request.url() === readmeUrl
      ? request.respond({ contentType: 'text/html;charset=utf-8', body: readmePage() })
      : request.continue(),
  );
  await page.goto(url);
  return new OpenedPage(page);
};

const writeScreenshot = async (name: string, { page }: OpenedPage): Promise<void> => {
  const picture = indexedPng(await page.screenshot({ fullPage: true }));
  await writeFile(`${folder}${name}.png`, picture);
  console.log(`docs/pictures/${name}.png  ${Math.round(picture.length / 1024)} kB`);
  await page.close();
};

const readmeUrl = `${server.url}readme`;
try {
  for (const { name } of themes.filter((theme) => isWanted(theme.name))) {
    const opened = await openPage(`${server.url}catalogue/sheet?theme=${name}`, { width: 2544, height: 1000 });
    await sheetReady(opened);
    await writeScreenshot(name, opened);
  }
  if (isWanted('readme')) {
    const opened = await openPage(readmeUrl, { width: README_WIDTH, height: 100, deviceScaleFactor: 2 });
    await sheetReady(opened);
    await writeScreenshot('readme', opened);
  }
} finally {
  await browser.close();
  await server.close();
}
