/**
 * Tests the example pages with failing requests. Run `npm run soak`, or add parameters:
 *
 *     npm run soak -- --part random --minutes 30 --seed 4711
 *     npm run soak -- --part requests,actions --page /examples/pages/profile.html --name catalog
 *
 * --part     a list of: `requests` (each request of each page fails individually, with each kind of failure),
 *            `actions` (the request of each visitor action fails, with each kind of failure), `random` (one page that
 *            stays open). Default: all three.
 * --page     the path of one example page. Default: all pages; for `random`, one page with the widgets of all.
 * --name     a regular expression. Skips requests and actions whose name doesn't match.
 * --minutes  duration of `random`, default 5.
 * --seed     seed of `random`, an integer. The default varies, and is printed.
 * --sites    number of parallel pages in the first two parts, default 4.
 *
 * Requirements:
 *
 * - no uncaught errors or unhandled rejections, and only console errors of Cobble (`cobble:`) or the browser
 * - nothing exceeds its time limit, and typed text is kept
 * - nothing is sent, bought or claimed more often than confirmed
 * - five minutes suffice to buy or claim everything at least once
 * - other widgets keep working
 * - a retry or a reload recovers everything once failures end
 * - memory stays flat
 *
 * Each violation is a line that begins with FOUND; the exit code is then 1.
 */
import { parseArgs } from 'node:util';
import { buildIfStale } from '../browser/build-if-stale';
import { launchBrowser } from '../browser/launch-browser';
import { atRandom } from './at-random';
import { failEachAction } from './fail-each-action';
import { failEachRequest } from './fail-each-request';
import { Report } from './report';
import { Site } from './site';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'requests,actions,random' },
    page: { type: 'string' },
    name: { type: 'string', default: '.' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    sites: { type: 'string', default: '4' },
  },
});
const { part, page } = values;
const name = RegExp(values.name);
const seed = Number(values.seed);

buildIfStale();
const browser = await launchBrowser();
const report = new Report((line) => console.log(line));
const sites = await Promise.all(Array.from({ length: Number(values.sites) }, () => Site.start(browser)));
try {
  if (part.includes('requests')) await failEachRequest(sites, report, page, name);
  if (part.includes('actions')) await failEachAction(sites, report, page, name);
  if (part.includes('random')) {
    report.log(`at random, seed ${seed}`);
    await atRandom(sites[0]!, report, { seed, duration: Number(values.minutes) * 60_000, page, memory: true });
  }
} finally {
  await Promise.all(sites.map((site) => site.close()));
  await browser.close();
}
report.log(report.found.length ? `${report.found.length} finds` : 'all holds');
process.exitCode = report.found.length ? 1 : 0;
