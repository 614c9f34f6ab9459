import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer';
import { startServer } from '../../examples/sandbox/server';
import { themes } from '../../src/themes/themes';
import { buildIfStale } from '../browser/build-if-stale';
import { findBrowser } from '../browser/find-browser';
import { Opened } from '../browser/opened';
import { sheetReady } from '../browser/sheet-ready';
import { indexedPng } from './indexed-png';

/**
 * `npm run pictures` writes `docs/pictures/THEME.png` with all components' examples, and `docs/pictures/readme.png`,
 * which is also in the package.
 */
const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

buildIfStale();
await mkdir(folder, { recursive: true });
const server = await startServer({ port: 0 });
const browser = await puppeteer.launch({
  executablePath: await findBrowser(),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--hide-scrollbars',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
});
try {
  for (const { name } of themes) {
    const page = await browser.newPage();
    const opened = new Opened(page);
    await page.setViewport({ width: 2544, height: 1000 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    // tsx wraps functions in a helper, which the page lacks.
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await page.goto(`${server.url}catalogue/sheet?theme=${name}`);
    await sheetReady(opened);
    const picture = indexedPng(await page.screenshot({ fullPage: true }));
    await writeFile(`${folder}${name}.png`, picture);
    console.log(`docs/pictures/${name}.png  ${Math.round(picture.length / 1024)} kB`);
    if (name === 'vanilla')
      await writeFile(
        `${folder}readme.png`,
        indexedPng(await page.screenshot({ clip: { x: 1272, y: 78, width: 1272, height: 822 } })),
      );
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
