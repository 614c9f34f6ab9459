import { expect, it } from 'vitest';
import { harness } from '../harness';
import { recordTimers, runTimers } from '../watch-timers';
import { tag, tile } from './tag';

const { pageWith } = harness();

const COUNT = 250;
/** Records how many elements each task scans, and removes the last element in the first task. */
const watch = `<script>
window.tasks = [];
new MutationObserver((records) => {
  tasks.push(records.length);
  if (tasks.length > 1) return;
  window.gone = document.querySelector('main').lastElementChild;
  gone.remove();
}).observe(document, { subtree: true, attributeFilter: ['data-widget-state'] });
(window.cobble = window.cobble || []).push((cobble) => cobble.ready.then(() => {
  window.ready = document.querySelectorAll('[data-widget-state=waiting]').length;
}));
</script>`;

interface Page {
  tasks: number[];
  ready: number;
  gone: HTMLElement;
}

// LDR-2. Scanning a thousand elements in one task used to delay a click by 140 ms.
it('scans hundreds of elements in tasks of a hundred, and skips those removed in between', async () => {
  const none = tile('data-load="media (width < 1px)"');
  const { page } = await pageWith(`${watch}${tag()}<main>${none.repeat(COUNT)}</main>`);
  await page.waitForFunction(() => (window as never as Page).ready);
  // The root counts as one of the first hundred, but isn't a widget.
  expect(await page.evaluate(() => (window as never as Page).tasks)).toEqual([99, 100, 50]);
  expect(await page.evaluate(() => (window as never as Page).ready)).toBe(COUNT - 1);
  expect(await page.evaluate(() => (window as never as Page).gone.dataset.widgetState)).toBeUndefined();
  await page.evaluate(() => {
    const { gone } = window as never as Page;
    gone.dataset.load = 'eager';
    document.body.append(gone);
  });
  await page.waitForSelector('body>[data-widget-state=mounted]');
});

// LDR-6. Chunks that are requested in one task share the timer of their timeout.
it('keeps a widget mounted if the chunk of another one in the same task times out', async () => {
  const eager = 'data-load="eager"';
  const opened = await pageWith(
    `<script>window.errors=[];document.addEventListener("cobble:error",(event)=>errors.push(event.target.id))</script>${tag()}${tile(`id="bad" ${eager}`)}<div id="ok" data-widget="themed-button" ${eager}>Fine</div>`,
    { faults: [{ url: /\/chunks\/marketplace-tile/, never: true }], until: 'domcontentloaded', before: recordTimers },
  );
  await opened.waitForState('mounted', '#ok');
  await runTimers(opened.page, 9000);
  await opened.waitForState('error', '#bad');
  const errors = () => opened.page.evaluate(() => (window as never as { errors: string[] }).errors);
  await expect.poll(errors).toEqual(['bad']);
  expect(await opened.page.$eval('#ok', (element) => element.getAttribute('data-widget-state'))).toBe('mounted');
});
