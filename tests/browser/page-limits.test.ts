import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { beforeEach, expect, it } from 'vitest';
import type { Manifest } from '../../cli/build/write-output';
import { exceededLimits, type LimitedPage, PAGE_LIMITS, type PageNeeds } from '../../cli/sizes/page-limits';
import { elementOf, widgets } from '../bench/phone/widgets';
import { needs } from './engines/needs';
import { experiment, site } from './experiments/site';
import { harness } from './harness';
import { HeldRequests } from './held-requests';
import { dist } from './loader/pinned-page';
import { tag, tile } from './loader/tag';
import { longTasksOf, slowMounts } from './slow-mounts';

const server = harness();
const { files } = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8')) as Manifest;
beforeEach(() => needs('DevTools protocol'));

interface Visit {
  readonly html: string;
  /** JavaScript that returns whether the page has what it waits for. */
  readonly done: string;
  /** Is called when the page is `ready`. Only what follows counts. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly ready?: string;
}

const LOADED = '!!window.cobble?.version';
const MOUNTED = `${LOADED} && !document.querySelector('[data-widget]:not([data-widget-state=mounted])')`;
const inShadow = (selector: string) =>
  `!!document.querySelector('[data-widget]').shadowRoot?.querySelector('${selector}')`;

const withTag = (body: string, done = MOUNTED): Visit => ({ html: tag() + body, done });

const withExperiment = (): Visit => {
  server.publish('/exp/v.css', '');
  server.publish('/exp/v.js', 'window.ran = true');
  const { html } = site(server, { config: [experiment('one', 'v')], flights: ['v'] });
  return { html, done: 'window.ran', ready: 'window.ran' };
};

const visits: Readonly<Record<LimitedPage, () => Visit>> = {
  'only the tag': () => withTag('', LOADED),
  'one tile': () => withTag(tile()),
  '120 tiles': () => withTag(tile('data-load="eager"').repeat(120)),
  'ten different widgets': () => withTag(widgets.map((widget) => elementOf(widget)).join('')),
  'ten, in one file': () => ({
    html: tag('', 'realms', 'cobble-components.js') + widgets.map((widget) => elementOf(widget)).join(''),
    done: MOUNTED,
  }),
  'an area': () => withTag('<div data-widget="download-links"></div>', inShadow('a[href]')),
  'a dialog that a press loads': () => ({
    ...withTag(
      '<button data-widget-open="#d">Open</button><div id="d" data-widget="modal" data-load="interaction"></div>',
      inShadow('dialog[open]'),
    ),
    ready: LOADED,
    act: (page) => page.click('button'),
  }),
  'experiments, first visit': withExperiment,
  'experiments, next page': () => ({
    ...withExperiment(),
    act: (page) => page.goto(page.url(), { waitUntil: 'domcontentloaded' }),
  }),
};

const bytesOf = (path: string): number =>
  path.endsWith('.woff2') ? 0 : (files[path.replace('/dist/', '')]?.brotli ?? 0);

const needsOf = async ({ html, done, act, ready = LOADED }: Visit, mountMs?: number): Promise<PageNeeds> => {
  const held = new HeldRequests();
  const { page } = await server.pageWith(html, {
    until: 'domcontentloaded',
    before: (page) => Promise.all([held.hold(page), slowMounts(page, mountMs)]),
  });
  const release = (until: string) => held.release(page, async () => !!(await page.evaluate(until)));
  if (act) {
    const { paths } = await release(ready);
    held.cache(paths.filter((path) => path.startsWith('/dist/')));
    await act(page);
  }
  const { roundTrips, paths } = await release(done);
  await held.stop();
  const bytes = paths.reduce((sum, path) => sum + bytesOf(path), 0);
  return { roundTrips, requests: paths.length, bytes, longTasks: await longTasksOf(page) };
};

it.each(Object.keys(PAGE_LIMITS) as LimitedPage[])('keeps a page with %s within its limits', async (page) => {
  const counted = await needsOf(visits[page]());
  expect(counted.requests).toBeGreaterThan(0);
  expect(exceededLimits(page, counted)).toEqual([]);
});

it('reports a chain of requests and a long task', async () => {
  const chunk = Object.keys(files).find((path) => path.startsWith('chunks/runtime.'))!;
  server.faults([
    { url: /\/chunks\/runtime\./, body: `import "/late.js";${readFileSync(`${dist}/${chunk}`, 'utf8')}` },
  ]);
  server.publish('/late.js', '');
  const counted = await needsOf(visits['one tile'](), 60);
  expect(exceededLimits('one tile', counted).map((message) => message.split('.')[0])).toEqual([
    'one tile: 3 round trips, and the limit is 2',
    'one tile: 6 requests, and the limit is 5',
    'one tile: 1 long tasks, and the limit is 0',
  ]);
});
