import { findWidgets } from '../../cli/build/find-widgets';
import { root } from '../../esbuild.config.mjs';
import { startServer } from '../../examples/sandbox/server';
import { changeDocument } from '../bench/kit/change-document';
import { buildIfStale } from '../browser/build-if-stale';
import { launchBrowser } from '../browser/launch-browser';
import { measuredPages } from '../lighthouse/measured-pages';
import { prerenderSite } from '../lighthouse/prerender-site';
import { readShift, watchShift } from './shift-of';
import { widgetPage } from './widget-page';
import { type ShiftRow, writeShiftTable } from './write-shift-table';

/**
 * `npm run shift` measures the layout shift without and with `room.css`, and writes it into `docs/page-scores.md`.
 * Measures the example pages, server-rendered copies of complete sites, and a page for each widget. Arguments select
 * pages by words in their URL. `--print` prints what moved and writes nothing. `--theme NAME` replaces the pages'
 * themes. `--widths 430,768` replaces the widths 360 and 1280 px, and also writes nothing. Exits with 1 if a page with
 * `room.css` shifts by more than 0.02.
 */
const MOST = 0.02;
const words = process.argv.slice(2);
const optionOf = (option: string) => {
  const at = words.indexOf(option);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const theme = optionOf('--theme');
const others = optionOf('--widths');
const widths = others?.split(',').map(Number) ?? [360, 1280];
if (!widths.every((width) => width > 0)) throw new Error('--widths takes pixels: --widths 430,768');
const print = words.includes('--print') || !!others;
const chosen = words.filter((word) => !word.startsWith('--'));

if (!words.includes('--as-built')) buildIfStale();
const widgets = await findWidgets(root);
const prerender = prerenderSite(() => server.url);
const server = await startServer({
  port: 0,
  before: async (req, res) => {
    if (await prerender(req, res)) return true;
    const name = /^\/widgets\/([\w-]+)/.exec(req.url ?? '')?.[1];
    const found = widgets.find(({ description }) => description.name === name);
    if (!found) return false;
    return !!res
      .writeHead(200, { 'content-type': 'text/html;charset=utf-8' })
      .end(widgetPage(found.description, theme ?? 'realms'));
  },
});
const browser = await launchBrowser('--hide-scrollbars');

const over: string[] = [];
const measure = async (path: string, width: number, hasReservedSpace: boolean) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    await page.setViewport({ width, height: 800 });
    await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
    await watchShift(page);
    if (!hasReservedSpace) {
      const session = await page.createCDPSession();
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*/room.css'] });
    }
    const query = theme === undefined ? '' : `?theme=${theme}`;
    await page.goto(server.url.replace(/\/$/, '') + path + query, { waitUntil: 'load' });
    const shift = await readShift(page);
    if (print && hasReservedSpace && shift.total > 0.001) console.dir({ path, width, shift }, { depth: 6 });
    if (hasReservedSpace && shift.total > MOST) over.push(`${path} at ${width} px: ${shift.total.toFixed(3)}`);
    return shift.total;
  } finally {
    await context.close();
  }
};

const todo = [
  ...measuredPages,
  ...widgets.map(({ description: { name } }) => ({ path: `/widgets/${name}`, name: `\`${name}\` alone` })),
].filter(({ path }) => chosen.length === 0 || chosen.some((word) => path.includes(word)));
const rows = new Map<string, ShiftRow>();
const work = async (queue: Iterator<(typeof todo)[number]>) => {
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const { path, name } = next.value;
    const figures: number[] = [];
    for (const width of widths)
      for (const reservesSpace of print ? [true] : [false, true])
        figures.push(await measure(path, width, reservesSpace));
    rows.set(name, [name, ...figures]);
    console.log(path, ...figures.map((figure) => figure.toFixed(3)));
  }
};

try {
  // Measures several pages in parallel, because most of the time is waiting for the slow network.
  const queue = todo[Symbol.iterator]();
  await Promise.all([work(queue), work(queue), work(queue)]);
  const sorted = todo.flatMap(({ name }) => {
    const row = rows.get(name);
    return row ? [row] : [];
  });
  if (!print) await changeDocument('docs/page-scores.md', (text) => writeShiftTable(text, sorted));
  if (over.length > 0) {
    console.log(`More than ${MOST}, although room.css reserves space:\n${over.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
}
