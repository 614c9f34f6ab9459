/**
 * Simulates visits in a real browser, with the built bundle. Proves that exposures don't depend on failures or on what
 * visitors do. All options have defaults:
 *
 *     npm run bench:exposures -- --visits 1000 --seed 42 --only consent
 *
 * Prints the table of docs/explanation/experiments.md. Exits with 1 if the exposures of the arms differ by more than
 * chance (chi-squared, p at most 0.01), or if a visit has the wrong number of exposures. To test the back/forward
 * cache, which headless shells lack, set PUPPETEER_EXECUTABLE_PATH to a full browser.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'puppeteer';
import { buildIfStale } from '../../browser/build-if-stale';
import { launchBrowser } from '../../browser/launch-browser';
import { table } from '../kit/table';
import { LackingError, type Scenario, type Visitor } from './scenario';
import { scenarios } from './scenarios';
import { randomFrom } from './statistics';
import { summarise, summaryHead } from './summary';
import { Visit } from './visit';
import { startServer, type VisitServer } from './visit-server';

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '300' },
    seed: { type: 'string', default: '42' },
    only: { type: 'string', default: '' },
  },
});

/** Time for the last beacons of pages that visitors have left. */
const LAST_BEACONS_MS = 500;

let firstId = 0;

/** Creates the same visits for each scenario, but with new IDs. */
const createVisits = (): Visit[] => {
  const seeds = randomFrom(Number(values.seed));
  return Array.from({ length: Number(values.visits) }, () => new Visit(++firstId, seeds() * 2 ** 32));
};

/** Runs visits one after another, each in a browser that has stored nothing. */
const runVisits = async (visits: Iterable<Visit>, scenario: Scenario, browser: Browser, origin: string) => {
  const context = await browser.createBrowserContext();
  const leave: Visitor['leave'] = (page) => page.goto(`${origin}/elsewhere`);
  // Reuse this page, because starting a process takes longer than a visit.
  let reused = await context.newPage();
  try {
    for (const visit of visits) {
      const free = [reused];
      const open: Visitor['open'] = async (path) => {
        const page = free.pop() ?? (await context.newPage());
        await page.goto(`${origin}/${path}/${visit.id}`, { waitUntil: 'domcontentloaded' });
        return page;
      };
      await scenario.run({ visit, open, leave });
      if (scenario.replacesPage) reused = await context.newPage();
      await closeOthers(await context.pages(), reused);
      await leave(reused);
      await reused.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  } finally {
    await context.close();
  }
};

const closeOthers = async (pages: readonly Page[], openPage: Page): Promise<void> => {
  // A page that was only prerendered may close by itself.
  for (const page of pages) if (page !== openPage) await page.close().catch(() => {});
};

const simulate = async (scenario: Scenario, browser: Browser, server: VisitServer) => {
  const visits = createVisits();
  server.serve(scenario, visits);
  const queue = visits.values();
  const run = () => runVisits(queue, scenario, browser, server.origin);
  await Promise.all(Array.from({ length: scenario.parallel ?? 2 }, run));
  await wait(LAST_BEACONS_MS);
  return summarise(scenario, visits);
};

const simulateAll = async (browser: Browser, server: VisitServer): Promise<void> => {
  console.log(`${values.visits} visits of each, seed ${values.seed}, ${await browser.version()}\n`);
  console.log(table(summaryHead, []));
  for (const scenario of scenarios.filter(({ name }) => name.includes(values.only))) {
    try {
      const { cells, problems } = await simulate(scenario, browser, server);
      console.log(`| ${cells.join(' | ')} |`);
      for (const problem of problems) console.error(`${scenario.name}: ${problem}`);
      if (problems[0]) process.exitCode = 1;
    } catch (error) {
      if (!(error instanceof LackingError)) throw error;
      console.error(`${scenario.name}: skipped, because this browser lacks ${error.message}.`);
    }
  }
};

buildIfStale();
const server = await startServer();
const browser = await launchBrowser();
try {
  await simulateAll(browser, server);
} finally {
  await browser.close();
  server.close();
}
