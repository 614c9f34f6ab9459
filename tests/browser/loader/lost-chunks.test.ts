import { expect, it } from 'vitest';
import { harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { tag, tile } from './tag';

const { pageWith } = harness();
const gone = (chunk: string) => ({ faults: [{ url: RegExp(`/dist/chunks/${chunk}\\.`), status: 503 }] });
const expectOnlyKnownErrors = async (opened: OpenedPage) => {
  await opened.waitForIdle();
  expect(opened.errors).toEqual([]);
  expect(opened.consoleMessages('error').filter((text) => !/^cobble:|^Failed to load/.test(text))).toEqual([]);
};
const waitForLog = (opened: OpenedPage) =>
  opened.page.waitForFunction(() => (window as never as { logged: number }).logged > 0, { timeout: 15_000 });
const listen =
  '<script>window.logged=0;const say=console.error;console.error=(...all)=>{say(...all);logged++}</script>';

// LDR-3
it('mounts an idle widget if the code that waits for idleness fails to load', { tags: 'all' }, async () => {
  const opened = await pageWith(`${tag()}<div style="height:4000px"></div>${tile('data-load="idle"')}`, gone('wait'));
  await opened.waitForState('mounted');
  await expectOnlyKnownErrors(opened);
});

// LDR-6
it('logs a click on an opener whose code fails to load', { tags: 'all' }, async () => {
  const opened = await pageWith(
    `${listen}${tag()}<button data-widget-open="#panel">Open</button><div id="panel" data-widget="flyout" data-load="eager" data-heading="News"></div>`,
    gone('command'),
  );
  await opened.waitForMounted('#panel');
  // The dialog requests the same chunk when it mounts, so wait for the error of that request first.
  await waitForLog(opened);
  await opened.page.evaluate('logged = 0');
  await opened.page.click('button');
  await waitForLog(opened);
  await expectOnlyKnownErrors(opened);
});

// LDR-6
it('mounts the widget and logs an error if the code that replays a click fails to load', async () => {
  const opened = await pageWith(
    `${listen}${tag()}<div id="late" data-widget="themed-button" data-load="interaction">Press</div>`,
    gone('replay'),
  );
  await opened.page.click('#late');
  await opened.waitForState('mounted');
  await waitForLog(opened);
  await expectOnlyKnownErrors(opened);
});

// LDR-6
it('uses the default for an invalid value if the code of the warning fails to load', { tags: 'all' }, async () => {
  const opened = await pageWith(`${tag()}${tile('data-rating="cheap"')}`, gone('warn'));
  await opened.waitForState('mounted');
  await opened.page.waitForFunction(
    (count) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/warn.')).length >= count,
    { timeout: 15_000 },
    3,
  );
  await expectOnlyKnownErrors(opened);
});

// LDR-6
it('logs an unknown widget if the code of the message fails to load', { tags: 'all' }, async () => {
  const opened = await pageWith(`${listen}${tag()}<div data-widget="flyuot">Old</div>`, gone('report'));
  await opened.waitForState('error');
  await waitForLog(opened);
  await expectOnlyKnownErrors(opened);
});

// LDR-8. In Chrome up to 150, a failed static import of a shared chunk can't be retried.
it.each(['support-ticket', 'ticket-form'])(
  'shows the ticket form if the first request for %s fails',
  { tags: 'all' },
  async (chunk) => {
    const file = RegExp(`/chunks/${chunk}\\.`);
    const opened = await pageWith(`${tag()}<div data-widget="support-ticket" data-load="eager"></div>`, {
      faults: [{ url: file, status: 503, times: 1 }],
    });
    await opened.waitForMounted();
    await opened.page.waitForFunction(() => document.querySelector('[data-widget]')!.shadowRoot!.querySelector('form'));
    expect(opened.sent(file)).toHaveLength(2);
    await expectOnlyKnownErrors(opened);
  },
);

// LDR-6
it('mounts a widget if the first request for its stylesheet fails', { tags: 'all' }, async () => {
  const sheet = /\/realms\/themed-button\.\w+\.css/;
  const opened = await pageWith(`${tag()}<div data-widget="themed-button">Play</div>`, {
    faults: [{ url: sheet, status: 503, times: 1 }],
  });
  await opened.waitForMounted();
  expect(opened.sent(sheet)).toHaveLength(2);
  await expectOnlyKnownErrors(opened);
});
