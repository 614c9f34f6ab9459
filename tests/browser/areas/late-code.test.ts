import { expect, it } from 'vitest';
import { holdBack } from '../faults';
import { harness } from '../harness';
import { tag } from '../loader/tag';
import { timerSpeedScript } from '../timer-speed';
import { press, waitForText } from './player';

const { pageWith, faults } = harness();
/** In Firefox, imports that start before the `load` event delay it, so wait for an earlier event. */
const until = 'domcontentloaded';
/** In these pages, timers are ten times as fast: nine seconds take 0.9 s. */
const tenTimes = timerSpeedScript(10) + tag();

// LDR-6: a loading state ends, whichever file gets no response.
it.each([
  ['the client', /\/chunks\/services\./],
  ['a service chunk', /\/chunks\/services-downloads\./],
])('shows an error after 9 seconds without %s, and works once it loads', { tags: 'all' }, async (_, url) => {
  const opened = await pageWith(`${tenTimes}<div id="area" data-widget="download-links" data-load="eager"></div>`, {
    faults: [{ url, never: true, times: 1 }],
    until,
  });
  await waitForText(opened, '#area', /try again/);
  faults([]);
  await opened.page.reload();
  await waitForText(opened, '#area', /windows/);
  expect(opened.errors).toEqual([]);
});

// LDR-6
it('shows an error in help-article after 9 seconds without the sanitiser', { tags: 'all' }, async () => {
  const opened = await pageWith(
    `${tenTimes}<div id="area" data-widget="help-article" data-article-id="360040300301" data-load="eager"></div>`,
    { faults: [{ url: /\/chunks\/sanitise\./, never: true, times: 1 }], until },
  );
  await waitForText(opened, '#area', /try again/);
  expect(opened.errors).toEqual([]);
});

// LDR-6, HLP-3: the news area doesn't wait for the sanitiser.
it.each([
  ['never loads', { never: true as const }],
  ['fails', { status: 404 }],
])('shows the server news with a link to the article if the sanitiser %s', { tags: 'all' }, async (_, fault) => {
  const opened = await pageWith(`${tenTimes}<div id="area" data-widget="server-status" data-load="eager"></div>`, {
    faults: [{ url: /\/chunks\/sanitise\./, ...fault }],
    until,
  });
  await waitForText(opened, '#area', /some worlds start slowly/);
  const link = () =>
    opened.page.$eval('#area', (one) => one.shadowRoot!.querySelector('details > a')?.getAttribute('href') ?? '');
  expect(await link()).toMatch(/^https?:/);
  // Ten seconds are longer than any timeout of the page.
  await opened.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10_000)));
  expect(await link()).toMatch(/^https?:/);
  expect(opened.errors).toEqual([]);
});

// LDR-6
it('continues without a retry when its code finally loads', async () => {
  const code = holdBack(/\/chunks\/services\./, { times: 1 });
  const opened = await pageWith(`${tenTimes}<div id="area" data-widget="download-links" data-load="eager"></div>`, {
    faults: [code.fault],
    until,
  });
  await waitForText(opened, '#area', /try again/);
  code.send();
  await waitForText(opened, '#area', /windows/);
  expect(opened.errors).toEqual([]);
});

// LDR-6: the browser requests a module URL only once, so a retry waits for the response to the first request.
it('waits for a slow service chunk on retry and shows its data', { tags: 'all' }, async () => {
  const code = holdBack(/\/chunks\/services-downloads\./, { times: 1 });
  const opened = await pageWith(
    `${timerSpeedScript(6)}${tag()}<div id="area" data-widget="download-links" data-load="eager"></div>`,
    {
      faults: [code.fault],
      until,
    },
  );
  await waitForText(opened, '#area', /try again/);
  await press(opened, '#area', /^try again$/);
  code.send();
  await waitForText(opened, '#area', /windows/);
  expect(opened.errors).toEqual([]);
});
