import { expect, it } from 'vitest';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { tag } from './tag';

const { pageWith, faults } = harness();

const area = (name: string, attributes = '') =>
  `<div data-widget="${name}" data-load="eager" ${attributes}><p>Old</p></div>`;
const button = '<div data-widget="themed-button" data-load="eager">Play</div>';
const asked = (opened: OpenedPage) =>
  opened.sent(/^\/dist\/\w+\/[^/]+\.css/).map(({ path }) => path.replace(/^\/dist\/(.*)\.\w+\.css.*/, '$1'));

// Interface 9, LDR-3
it('requests the shared stylesheet of areas once per theme, and only if the page has an area', async () => {
  const opened = await pageWith(tag() + button);
  await opened.waitForMounted();
  expect(asked(opened)).toEqual(['realms/themed-button']);
  const other = area('content-categories', 'data-theme="vanilla"');
  const more = await pageWith(tag() + button + area('download-links') + area('server-status') + other);
  await more.waitForMounted();
  // The loader prefetches a widget's sheet in the theme of the bundle.
  expect(asked(more).sort()).toEqual([
    'realms/areas',
    'realms/content-categories',
    'realms/download-links',
    'realms/server-status',
    'realms/themed-button',
    'vanilla/areas',
    'vanilla/content-categories',
  ]);
  const seen = await more.page.$$eval('[data-widget]', (all) => {
    const sheets = all.map((one) => [...one.shadowRoot!.adoptedStyleSheets]);
    return { counts: sheets.map(({ length }) => length), isOne: sheets[1]![0] === sheets[2]![0] };
  });
  expect(seen).toEqual({ counts: [1, 2, 2, 2], isOne: true });
});

// LDR-3
it('requests both stylesheets of an area in parallel', async () => {
  const opened = await pageWith(tag() + area('download-links'), {
    faults: [{ url: /\/realms\/(areas|download-links)\.\w+\.css/, never: true }],
    until: 'domcontentloaded',
  });
  await expect.poll(() => asked(opened).sort()).toEqual(['realms/areas', 'realms/download-links']);
});

// LDR-6
it('reports a failed shared stylesheet, keeps the fallback of areas, and mounts them on the next scan', async () => {
  const opened = await pageWith(tag() + button + area('download-links', 'id="bad"'), {
    faults: [{ url: /\/realms\/areas\./, status: 404 }],
  });
  await opened.waitForState('error', '#bad');
  await opened.waitForMounted('[data-widget=themed-button]');
  expect(await opened.page.$eval('#bad p', (fallback) => fallback.checkVisibility())).toBe(true);
  await expect
    .poll(() => opened.consoleMessages('error', /download-links: .*\/realms\/areas\.\w+\.css answered 404/))
    .toHaveLength(1);
  faults([]);
  await opened.page.evaluate(() => (window as never as { cobble: { scan(): unknown } }).cobble.scan());
  await opened.waitForState('mounted', '#bad');
});
