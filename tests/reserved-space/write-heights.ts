import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findWidgets } from '../../cli/build/find-widgets';
import { startServer } from '../../examples/sandbox/server';
import { buildIfStale } from '../browser/build-if-stale';
import { launchBrowser } from '../browser/launch-browser';
import { heightsOfPlaces } from './heights-of-places';
import { measurePage } from './measure-page';
import { measurePlaces } from './measure-places';

/** `npm run rooms` measures the widgets and writes `cli/reserved-space/measured-heights.ts`. */
const root = fileURLToPath(new URL('../../', import.meta.url));

if (!process.argv.includes('--as-built')) buildIfStale();
const html = measurePage(
  (await findWidgets(root)).map(({ description }) => description),
  'realms',
);
const server = await startServer({
  port: 0,
  before: async (req, res) => {
    if (req.url === '/reserved-space') res.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).end(html);
    // Requests to services get no response, so areas stay in their loading state.
    return !/^\/(dist|examples)\//.test(req.url ?? '');
  },
});
const browser = await launchBrowser('--font-render-hinting=none');
try {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  await page.goto(`${server.url}reserved-space`, { waitUntil: 'domcontentloaded' });
  const heights = heightsOfPlaces(await measurePlaces(page));
  await writeFile(
    `${root}cli/reserved-space/measured-heights.ts`,
    `import { readHeights } from './heights';

/** Heights of the reserved space. Generated: \`npm run rooms\` measures the widgets and writes this file. */
export const measuredHeights = readHeights(\`
${Object.entries(heights)
  .flatMap(([name, heightsOfWidget]) =>
    Object.entries(heightsOfWidget).map(
      ([where, points]) => `${name}${where} ${points.map(([width, height]) => `${width}:${height}`).join(' ')}\n`,
    ),
  )
  .join('')}\`);
`,
  );
  console.log(`measured ${Object.keys(heights).length} widgets`);
} finally {
  await browser.close();
  await server.close();
}
