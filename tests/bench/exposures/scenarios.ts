import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { LackingError, type Scenario, type Visitor } from './scenario';

interface Cobble {
  readonly flights: { readonly ready: Promise<void> };
  consent(answer: boolean): Promise<void>;
}

/** Time to wait for an exposure that shouldn't happen. */
const SETTLE_MS = 100;

const untilReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    while (!(window as never as { cobble?: Partial<Cobble> }).cobble?.flights)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await (window as never as { cobble: Cobble }).cobble.flights.ready;
  });

const consent = (page: Page, answer: boolean): Promise<void> =>
  page.evaluate((answer) => (window as never as { cobble: Cobble }).cobble.consent(answer), answer);

const stay = async ({ visit, open }: Visitor) => {
  visit.expectedExposures = 1;
  await open('visit');
  await visit.untilReported();
};

const leaveEarly = async ({ visit, open, leave }: Visitor) => {
  const page = await open('visit');
  await wait(visit.random() * 100);
  await leave(page);
  visit.expectedExposures = visit.assignmentRequests;
};

const returnFromCache = async ({ visit, open, leave }: Visitor) => {
  const page = await open('visit');
  const returns = Math.ceil(visit.random() * 3);
  for (let view = 0; view <= returns; view++) {
    visit.expectedExposures++;
    // Some visitors leave before the exposure has reached telemetry.
    if (view < returns && visit.random() < 0.5)
      await visit.until(() => visit.count('exposure') >= visit.expectedExposures);
    else await visit.untilReported();
    if (view === returns) return;
    await page.evaluate(() => Object.assign(window, { isCached: true }));
    await leave(page);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction(() => location.pathname.startsWith('/visit') && document.readyState === 'complete', {
      polling: 20,
    });
    if (!(await page.evaluate(() => 'isCached' in window))) throw new LackingError('a back/forward cache');
  }
};

const activate = async ({ visit, open }: Visitor) => {
  const page = await open('link');
  if (!(await visit.until(() => visit.count('prerendering') > 0))) throw new LackingError('prerendering');
  const choice = visit.random();
  if (choice < 0.6) await visit.until(() => visit.count('prerendered') > 0);
  if (choice < 0.3) return;
  visit.expectedExposures = 1;
  // Activation replaces the page's execution context, so this call may fail.
  const path = `/visit/${visit.id}`;
  await page.evaluate((path) => location.assign(path), path).catch(() => {});
  await visit.untilReported();
  if (!visit.count('activated')) throw new LackingError('activation of prerendered pages');
};

const pushState = async ({ visit, open }: Visitor) => {
  const page = await open('start');
  await untilReady(page);
  if (visit.random() < 0.3) return;
  visit.expectedExposures = 1;
  const push = (part: string) => page.evaluate((path) => history.pushState(null, '', path), `/${part}/${visit.id}`);
  await push('visit');
  await visit.untilReported();
  // Neither going back nor visiting again causes another exposure.
  for (const part of ['start', 'visit']) await push(part);
  await wait(SETTLE_MS);
};

const answerConsent = async ({ visit, open }: Visitor) => {
  const page = await open('visit');
  await untilReady(page);
  await wait(visit.random() * SETTLE_MS);
  const choice = visit.random();
  if (choice < 0.3) return;
  if (choice < 0.5) {
    const release = visit.holdAssignment();
    await consent(page, true);
    await visit.until(() => visit.assignmentRequests === 1);
    await consent(page, false);
    release();
    await wait(SETTLE_MS);
    return;
  }
  visit.expectedExposures = 1;
  await consent(page, true);
  await visit.untilReported();
  if (choice < 0.7) await consent(page, false);
};

/** In half of the visits, the page opens the second tab, which then shares the session and its cached assignment. */
const openTwoTabs = async ({ visit, open }: Visitor) => {
  visit.expectedExposures = 2;
  visit.isForgotten = visit.random() < 0.5;
  if (visit.isForgotten) {
    const page = await open('visit');
    await untilReady(page);
    await page.evaluate(() => void window.open(location.href));
  } else await Promise.all([open('visit'), open('visit')]);
  await visit.untilReported();
};

export const scenarios: readonly Scenario[] = [
  { name: 'nothing fails', run: stay },
  {
    name: "the variant's file fails in 20 %",
    run: stay,
    fileFate: (random) => (random() < 0.2 ? 'fails' : 'runs'),
  },
  { name: "a blocker always stops the variant's file", run: stay, fileFate: () => 'fails' },
  { name: "the variant's file never answers", run: stay, fileFate: () => 'hangs', parallel: 20 },
  { name: 'visitors leave within 100 ms', run: leaveEarly, mayLose: true, parallel: 1 },
  { name: 'visitors return through the back/forward cache', run: returnFromCache },
  { name: '70 % activate a prerendered page', run: activate, replacesPage: true },
  { name: '70 % reach the page by `pushState`', run: pushState },
  { name: '50 % consent late and 20 % withdraw early', run: answerConsent, attributes: 'data-consent="wait"' },
  { name: 'visitors open two tabs', run: openTwoTabs },
];
