import { startServer } from '../../examples/sandbox/server';
import { changeDocument } from '../bench/kit/change-document';
import { buildIfStale } from '../browser/build-if-stale';
import { findBrowser } from '../browser/find-browser';
import { measuredPages } from './measured-pages';
import { prerenderSite } from './prerender-site';
import { type LighthouseRow, rowOf } from './row-of';
import { runLighthouse } from './run-lighthouse';
import { writeLighthouseTable } from './write-lighthouse-table';

/**
 * `npm run lighthouse` measures the example pages, and writes the results into `docs/page-scores.md`. Pages of complete
 * sites are also measured server-rendered. Arguments select pages by words in their URL; the results are then only
 * printed. `--runs 3` uses the median of three runs. Run it on an idle machine.
 */
const words = process.argv.slice(2);
const at = words.indexOf('--runs');
const runs = at < 0 ? 1 : Number(words.splice(at, 2)[1]);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');

const requestedPages = measuredPages.filter(
  ({ path }) => words.length === 0 || words.some((word) => path.includes(word)),
);
if (requestedPages.length === 0) throw new Error(`no example page's address has ${words.join(' or ')}`);

buildIfStale();
const server = await startServer({ port: 0, hosted: true, before: prerenderSite(() => server.url) });
try {
  const rows: LighthouseRow[] = [];
  for (const { path, name } of requestedPages) {
    const reports = [];
    // Warm up the server, because Lighthouse applies the first response time to all requests.
    await fetch(new URL(path, server.url));
    while (reports.length < runs)
      reports.push(await runLighthouse(new URL(path, server.url).href, await findBrowser()));
    const row = rowOf(name, reports);
    rows.push(row);
    console.log(JSON.stringify(row));
  }
  if (words.length === 0) await changeDocument('docs/page-scores.md', (text) => writeLighthouseTable(text, rows));
} finally {
  await server.close();
}
