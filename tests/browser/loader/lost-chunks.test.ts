import { expect, it } from 'vitest';
import { harness } from '../harness';
import type { Opened } from '../opened';
import { tag, tile } from './tag';

const { pageWith } = harness();
const gone = (chunk: string) => ({ faults: [{ url: RegExp(`/dist/chunks/${chunk}\\.`), status: 503 }] });
/** Nothing uncaught, and no error in the console that does not say whose it is. */
const bears = async (opened: Opened) => {
  await opened.quiet();
  expect(opened.errors).toEqual([]);
  expect(opened.said('error').filter((text) => !/^cobble:|^Failed to load/.test(text))).toEqual([]);
};
const tells = (opened: Opened) =>
  opened.page.waitForFunction(() => (window as never as { told: number }).told > 0, { timeout: 15_000 });
const listen = '<script>window.told=0;const say=console.error;console.error=(...all)=>{say(...all);told++}</script>';

// LDR-3
it('an idle widget mounts although the code that waits for idleness does not come', async () => {
  const opened = await pageWith(`${tag()}<div style="height:4000px"></div>${tile('data-load="idle"')}`, gone('wait'));
  await opened.inState('mounted');
  await bears(opened);
});

// LDR-6
it('an opener whose code does not come is said in the console', async () => {
  const opened = await pageWith(
    `${listen}${tag()}<button data-widget-open="#panel">Open</button><div id="panel" data-widget="flyout" data-load="eager" data-heading="News"></div>`,
    gone('command'),
  );
  await opened.mounted('#panel');
  // It was asked for with the dialog, too.
  await tells(opened);
  await opened.page.evaluate('told = 0');
  await opened.page.click('button');
  await tells(opened);
  await bears(opened);
});

// LDR-6
it('a click whose replay does not come is said in the console, and the widget stands', async () => {
  const opened = await pageWith(
    `${listen}${tag()}<div id="late" data-widget="themed-button" data-load="interaction">Press</div>`,
    gone('replay'),
  );
  await opened.page.click('#late');
  await opened.inState('mounted');
  await tells(opened);
  await bears(opened);
});

// LDR-6
it('a bad value has its default although the words for it do not come', async () => {
  const opened = await pageWith(`${tag()}${tile('data-rating="cheap"')}`, gone('warn'));
  await opened.inState('mounted');
  await opened.page.waitForFunction(
    (count) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/warn.')).length >= count,
    { timeout: 15_000 },
    3,
  );
  await bears(opened);
});

// LDR-6
it('a failure whose words do not come is told in bare facts, by name', async () => {
  const opened = await pageWith(`${listen}${tag()}<div data-widget="flyuot">Old</div>`, gone('report'));
  await opened.inState('error');
  await tells(opened);
  await bears(opened);
});

// LDR-8. A static import of a shared part could not be retried in Chrome up to 150.
it.each(['support-ticket', 'ticket-form'])(
  'shows the ticket form although the first request for %s fails',
  async (chunk) => {
    const file = RegExp(`/chunks/${chunk}\\.`);
    const opened = await pageWith(`${tag()}<div data-widget="support-ticket" data-load="eager"></div>`, {
      faults: [{ url: file, status: 503, times: 1 }],
    });
    await opened.mounted();
    await opened.page.waitForFunction(() => document.querySelector('[data-widget]')!.shadowRoot!.querySelector('form'));
    expect(opened.sent(file)).toHaveLength(2);
    await bears(opened);
  },
);

// LDR-6
it('mounts a widget although the first request for its stylesheet fails', async () => {
  const sheet = /\/realms\/themed-button\.\w+\.css/;
  const opened = await pageWith(`${tag()}<div data-widget="themed-button">Play</div>`, {
    faults: [{ url: sheet, status: 503, times: 1 }],
  });
  await opened.mounted();
  expect(opened.sent(sheet)).toHaveLength(2);
  await bears(opened);
});
