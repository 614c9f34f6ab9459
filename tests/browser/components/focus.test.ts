import { expect, it } from 'vitest';
import { harness } from '../harness';
import { callMethod, focused, recorderScript } from './event-recorder';

const { pageWith } = harness({ sharesDocument: true });

// LDR-4, LDR-6
it('keeps the focus in slotted content when the widget around it mounts', async () => {
  const opened = await pageWith(`${recorderScript}
    <div data-widget="profile-card" data-load="interaction" data-gamertag="Owl"><button id="act">Act</button></div>
    <div data-widget="promo-banner" data-load="interaction" data-banner-text="News">News of <a id="news" href="#news">today</a></div>
    <div data-widget="shimmer" data-load="interaction"><a id="gone" href="#gone">Still loading</a></div>`);
  const { page } = opened;
  for (const [id, widget] of [
    ['act', 'profile-card'],
    ['news', 'promo-banner'],
    ['gone', 'shimmer'],
  ]) {
    await page.focus(`#${id}`);
    await opened.waitForState('mounted', `[data-widget=${widget}]`);
    if (id !== 'gone') expect(await focused(page)).toBe(id);
  }
  expect(opened.errors).toEqual([]);
});

// WGT-1, WGT-9
it.each([
  ['themed-button', 'data-href', ''],
  ['balance-summary', 'data-purchase-button-href', 'data-balance="5"'],
])('keeps the focus when %s becomes a link and a button again', async (widget, attribute, others) => {
  const opened = await pageWith(
    `${recorderScript}<div id="w" data-widget="${widget}" data-load="eager" ${others}>Go</div>`,
  );
  const { page } = opened;
  await opened.waitForMounted();
  await page.focus('#w >>> button');
  await page.$eval('#w', (element, attribute) => element.setAttribute(attribute, '/go'), attribute);
  await expect.poll(() => focused(page)).toBe('a');
  await page.$eval('#w', (element, attribute) => element.removeAttribute(attribute), attribute);
  await expect.poll(() => focused(page)).toBe('button');
});

// WGT-1
it('returns the focus to a button that was disabled while busy, unless it has moved elsewhere', async () => {
  const opened = await pageWith(
    `${recorderScript}<div id="w" data-widget="themed-button" data-load="eager">Save</div><button id="other">Other</button>`,
  );
  const { page } = opened;
  await opened.waitForMounted();
  const work = async (meanwhile?: string) => {
    await page.focus('#w >>> button');
    await page.$eval('#w', (element) => element.setAttribute('data-disabled', ''));
    await expect.poll(() => focused(page)).toBe('body');
    if (meanwhile) await page.focus(meanwhile);
    await page.$eval('#w', (element) => element.removeAttribute('data-disabled'));
    await page.waitForFunction(() => !document.querySelector('#w')!.shadowRoot!.querySelector('button')!.disabled);
    await opened.waitForIdle();
    return focused(page);
  };
  expect(await work()).toBe('button');
  expect(await work('#other')).toBe('other');
});

// WGT-2
it("focuses the captcha's input, not the buttons before it, on focus()", async () => {
  const opened = await pageWith(`${recorderScript}<div id="c" data-widget="captcha" data-load="eager"></div>`);
  await opened.waitForMounted();
  await callMethod(opened.page, '#c', 'focus');
  expect(await focused(opened.page)).toBe('input');
});
