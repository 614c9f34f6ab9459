import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer';
import { pages } from '../../examples/pages/pages';
import { startServer } from '../../examples/sandbox/server';
import { buildIfStale } from '../browser/build-if-stale';
import { findBrowser } from '../browser/find-browser';
import { readShift, watchShift } from './shift-of';
import { writeShiftTable } from './write-shift-table';

/**
 * `npm run shift`: the layout shift of the example pages, without and with the sheet that keeps rooms, into
 * `docs/speed.md`. Names of pages choose; `--print` writes nothing, and says what moved.
 */
const file = fileURLToPath(new URL('../../docs/speed.md', import.meta.url));
const print = process.argv.includes('--print');
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));

if (!process.argv.includes('--as-built')) buildIfStale();
const server = await startServer({ port: 0 });
const browser = await puppeteer.launch({
  executablePath: findBrowser(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--hide-scrollbars'],
});

const measure = async (path: string, width: number, isKept: boolean) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width, height: 800 });
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await watchShift(page);
    if (!isKept) {
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*/room.css'] });
    }
    await page.goto(server.url.replace(/\/$/, '') + path, { waitUntil: 'load' });
    const shift = await readShift(page);
    if (print && isKept) console.log(path, width, shift);
    return shift.total;
  } finally {
    await context.close();
  }
};

try {
  const rows = [];
  for (const { path, file: name } of pages) {
    if (chosen.length > 0 && !chosen.some((word) => path.includes(word))) continue;
    const figures = [];
    for (const width of [360, 1280])
      for (const isKept of print ? [true] : [false, true]) figures.push(await measure(path, width, isKept));
    rows.push([path === `/examples/pages/${name}` ? name : path, ...figures] as const);
    console.log(path, ...figures.map((figure) => figure.toFixed(3)));
  }
  if (!print) await writeFile(file, writeShiftTable(await readFile(file, 'utf8').catch(() => ''), rows));
} finally {
  await browser.close();
  await server.close();
}
