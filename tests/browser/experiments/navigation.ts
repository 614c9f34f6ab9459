import type { Page } from 'puppeteer';
import fc from '../../fast-check';
import type { Harness } from '../harness';
import { experiment, site } from './site';

type Step =
  | 'push /n/a'
  | 'push /n/b'
  | 'push /n/c?disableflights=y'
  | 'replace /n/b'
  | 'reload'
  | 'leave and come back'
  | 'open /n/b';

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.constantFrom<Step[]>(
    'push /n/a',
    'push /n/b',
    'push /n/c?disableflights=y',
    'replace /n/b',
    'reload',
    'leave and come back',
    'open /n/b',
  ),
  { minLength: 12, maxLength: 12 },
);

/** Returns the experiments that run on a path, as `experiment:flight`. An experiment counts even if its file fails. */
const runsAt = (path: string): string[] => {
  const all = ['all:x', 'lost:x'];
  if (path.startsWith('/n/a')) all.push('only-a:y');
  if (path.startsWith('/n/b')) all.push('only-b:z', 'bare-b:y');
  return path.includes('disableflights=y') ? all.filter((id) => !id.endsWith(':y')) : all;
};

/**
 * Navigates at random and computes the expected exposures: one per document for each experiment that runs on any of the
 * document's URLs.
 *
 * @returns the reported and the expected exposures of all documents, sorted
 */
export const walk = async (
  harness: Harness,
  seed: number,
): Promise<{ reported: string[]; expected: string[]; path: Step[] }> => {
  const { publish, openPage } = harness;
  for (const flight of ['x', 'y', 'z']) {
    publish(`/exp/${flight}.js`, '');
    publish(`/exp/${flight}.css`, '');
  }
  const { html } = site(harness, {
    config: [
      experiment('all', 'x'),
      experiment('only-a', 'y', { include: '^/n/a' }),
      experiment('only-b', 'z', { include: '^/n/b', css: [] }),
      experiment('bare-b', 'y', { include: '^/n/b', js: [], css: [] }),
      experiment('lost', 'x', { js: ['/exp/not-there.js'], css: [] }),
    ],
    flights: ['x', 'y', 'z'],
    // Record exposures in local storage, which survives navigation.
    head: `<script>document.addEventListener('cobble:exposure', ({ detail: { experiment, flight } }) => {
      localStorage.reported = (localStorage.reported ?? '') + experiment + ':' + flight + ' ';
    })</script>`,
  });
  for (const path of ['/n/a', '/n/b', '/n/c']) publish(path, html, { 'cache-control': 'max-age=0' });
  publish('/n-away', '<!doctype html><title>Away</title>');
  const { page } = await openPage('/n/a', { faults: [{ url: /not-there/, status: 404 }] });
  const [random] = fc.sample(steps, { seed, numRuns: 1 }) as [Step[]];
  const path: Step[] = ['leave and come back', ...random];
  const expected: string[] = [];
  let view = new Set<string>();
  let at = '/n/a';
  const begin = () => {
    view = new Set();
  };
  const see = async (to: string) => {
    at = to;
    for (const id of runsAt(at)) {
      if (!view.has(id)) expected.push(id);
      view.add(id);
    }
    await page.waitForFunction(
      (count) => (localStorage.reported ?? '').split(' ').length > count,
      { polling: 20 },
      expected.length,
    );
  };
  await see(at);
  for (const step of path) {
    const [verb, to = at] = step.split(' /').map((part, index) => (index ? `/${part}` : part));
    if (verb === 'push' || verb === 'replace') {
      await page.evaluate(
        (verb, to) => history[verb === 'push' ? 'pushState' : 'replaceState'](null, '', to),
        verb,
        to,
      );
      await see(to);
    } else if (verb === 'leave and come back') {
      await leave(page, '/n-away');
      await leave(page);
      begin();
      await see(at);
    } else {
      await leave(page, to);
      begin();
      await see(to);
    }
  }
  // Duplicate exposures would be reported before the page is idle, so wait.
  await page.evaluate(() => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve)));
  const reported = await page.evaluate(() => (localStorage.reported as string).trim().split(' '));
  return { reported: reported.sort(), expected: expected.sort(), path };
};

/**
 * Navigates to a URL or, by default, back. Uses a script, because the driver's commands hang in Firefox after going
 * back.
 */
const leave = async (page: Page, to?: string): Promise<void> => {
  // Mark the old document. Use a random name, because documents in the back/forward cache keep earlier marks.
  const mark = `left${Math.random()}`;
  await page.evaluate(
    (mark, to) => {
      Object.assign(window, { [mark]: true });
      // Delay the navigation, because some drivers respond only while the page exists.
      setTimeout(() => {
        if (to === undefined) history.back();
        else location.assign(to);
      });
    },
    mark,
    to,
  );
  await page.waitForFunction((mark) => !(mark in window) && document.readyState === 'complete', { polling: 20 }, mark);
};
