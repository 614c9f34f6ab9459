import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { harness } from './harness';
import { recordedAreas } from './recorded/recorded-areas';
import { recordedPage } from './recorded/recorded-page';
import { sampleOf } from './sample-of';

const harnessed = harness();

// ARE-1 to ARE-12
it('covers every area', () => {
  const areas = readdirSync('src/areas', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.widget.ts'))
    .map((path) => basename(path, '.widget.ts'));
  expect([...new Set(recordedAreas.map(({ area }) => area))].sort()).toEqual(areas.sort());
});

// Uses responses of the published contracts, because the sandbox's responses could share Cobble's mistakes.
it.each(
  sampleOf(recordedAreas, 5).map((recorded) => ({
    ...recorded,
    shown: [recorded.area, recorded.attributes, recorded.search].filter(Boolean).join(' '),
  })),
)('shows recorded answers in $shown without invalid text or links', async ({ shown: _, ...recorded }) => {
  const opened = await recordedPage(harnessed, recorded);
  const { page } = opened;
  await page
    .waitForFunction(
      (source, flags) => RegExp(source, flags).test(document.querySelector('#area')?.shadowRoot?.textContent ?? ''),
      { timeout: 10_000 },
      recorded.shows.source,
      recorded.shows.flags,
    )
    .catch(() => {});
  await opened.waitForRendering();
  await opened.waitForIdle();
  const { text, links, pictures, state } = await page.$eval('#area', (area) => {
    const root = area.shadowRoot!;
    return {
      text: [
        root.textContent,
        ...[...root.querySelectorAll('*')].flatMap((one) =>
          ['aria-label', 'alt', 'title', 'value', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
        ),
      ]
        .join(' ')
        .replace(/\s+/g, ' '),
      links: [...root.querySelectorAll('a')].map((link) => ({
        text: link.textContent,
        href: link.getAttribute('href'),
      })),
      pictures: [...root.querySelectorAll('img')]
        .filter((image) => !image.naturalWidth && image.checkVisibility())
        .map(({ src }) => src),
      state: (area as HTMLElement).dataset.widgetState,
    };
  });
  expect(state).toBe('mounted');
  expect(text).toMatch(recorded.shows);
  if (!recorded.rejected) expect(text).not.toMatch(/went wrong|try again|couldn’t/i);
  expect(text).not.toMatch(/undefined|\bnull\b|\[object|NaN|Invalid Date|\{\{|\{[a-z]+\}/);
  expect(
    links.filter(
      ({ href }) =>
        href !== null &&
        (!/^([/#?]|https?:\/\/[\w.-]+)/.test(href) || /undefined|null|NaN|\{|\[object/i.test(decodeURIComponent(href))),
    ),
  ).toEqual([]);
  expect(pictures).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  expect(await page.evaluate(() => (window as never as { wrong: unknown[] }).wrong)).toEqual([]);
  expect(opened.errors).toEqual([]);
  // Ignore the browser's own message about a failed request.
  expect(
    [...opened.consoleMessages('error'), ...opened.consoleMessages('warn')].filter(
      (line) => !(recorded.rejected && /^Failed to load resource/.test(line)),
    ),
  ).toEqual([]);
});
