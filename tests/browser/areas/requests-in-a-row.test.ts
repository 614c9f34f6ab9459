import type { Page } from 'puppeteer';
import { expect, it } from 'vitest';
import { findWidgets } from '../../../cli/build/find-widgets';
import { exampleMarkup } from '../../../cli/catalogue/example-markup';
import { root } from '../../../esbuild.config.mjs';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import { sampleOf } from '../sample-of';

const { pageWith } = harness();
const areas = (await findWidgets(root)).map(({ description }) => description).filter(({ kind }) => kind === 'area');

/** Groups of four areas. In other engines than Chromium, a page with more areas mounts some of them late. */
const groups = areas.flatMap((_, at) => (at % 4 ? [] : [areas.slice(at, at + 4)]));

/** The delay of each response, in ms. */
const late = 300;

const timings = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  );

// A tile's image used to load after seven sequential requests.
it("loads an area's first image with five sequential requests after the page", async () => {
  const opened = await pageWith(
    `<!doctype html><html lang="en-us"><title>T</title>${tag()}<body><div data-widget="marketplace-popular"></div>`,
    { faults: [{ url: /^\/(?!page|favicon)/, delayMs: late }], until: 'domcontentloaded' },
  );
  await opened.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/pictures\//.test(name)),
  );
  // WebKit lists the favicon as a resource, so ignore it.
  const all = (await timings(opened.page)).filter(({ name }) => !name.endsWith('/favicon.ico'));
  /** Returns the length of the longest chain in which each request began after the previous one had ended. */
  const depthOf = (next: { startTime: number }): number => {
    // Timings are whole milliseconds, so a cached response may end when it begins. Compare the starts, too, so that it
    // doesn't precede itself.
    const before = all.filter((one) => one.responseEnd <= next.startTime && one.startTime < next.startTime);
    return 1 + Math.max(0, ...before.map(depthOf));
  };
  const picture = all.find(({ name }) => name.includes('/pictures/'));
  expect(depthOf(picture!)).toBe(5);
});

// An area's `asks` must list exactly the service chunks that it loads at first.
it.each(sampleOf(groups, 2).map((group) => [group.map(({ name }) => name).join(', '), group] as const))(
  'preloads exactly the service chunks that an area needs first: %s',
  async (_, group) => {
    const found = await Promise.all(
      group.map(async (description) => {
        const { name, asks, examples } = description;
        const code = holdBack(/\/chunks\/services\./);
        const opened = await pageWith(
          `<!doctype html><html lang="en-us"><title>T</title>${tag()}<body>${exampleMarkup(description, examples[0]!).replace('data-widget', 'data-load="eager" data-widget')}`,
          { faults: [code.fault], until: 'domcontentloaded' },
        );
        await opened.waitForMounted();
        code.send();
        await opened.waitForRendering();
        // Only completed requests have a timing.
        await opened.waitForIdle();
        if (asks !== undefined)
          await opened.page.waitForFunction(() =>
            performance.getEntriesByType('resource').some(({ name }) => /\/chunks\/services\./.test(name)),
          );
        const all = await timings(opened.page);
        const client = all.find((one) => /\/chunks\/services\./.test(one.name));
        const asked = all.filter((one) => /\/chunks\/services-(?!locale-fallback|transport)/.test(one.name));
        return {
          name,
          asks: client && asked.map((one) => /services-([\w-]+)\./.exec(one.name)?.[1]).join(),
          isEarly: asked.every(({ startTime }) => startTime < client!.responseEnd),
          expected: asks,
        };
      }),
    );
    expect(found.filter(({ isEarly }) => !isEarly).map(({ name }) => name)).toEqual([]);
    expect(found.filter(({ asks, expected }) => asks !== expected)).toEqual([]);
  },
);
