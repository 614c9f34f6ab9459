import type { ElementHandle, Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { accessibilityOf, examplesOf, focusedHandle } from './catalogue';

const { pageWith } = harness();
const examples = (await Promise.all(['modal', 'flyout'].map(examplesOf)))
  .flat()
  .map(({ id, markup }) => [id, markup] as const);

/** Opens the dialog by keyboard, with the button before it. */
const open = async (id: string, markup: string) => {
  const { page } = await pageWith(
    `<script async src="/dist/realms/cobble.js"></script><button data-widget-open="#${id}">Open</button>${markup}<button>Behind</button>`,
    { media: { 'prefers-reduced-motion': 'reduce' } },
  );
  const opener = (await page.waitForSelector(`[data-widget-open="#${id}"]`))!;
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((id) => document.getElementById(id)!.shadowRoot?.querySelector('dialog[open]'), {}, id);
  await page.$eval(`#${id}`, (element) =>
    element.addEventListener('cobble:close', () => element.setAttribute('data-closed', '')),
  );
  return { page, opener };
};
/** Waits for the close event, which fires a task after the dialog has closed. */
const untilClosed = (page: Page, id: string) =>
  page.waitForFunction(
    (id) => {
      const element = document.getElementById(id)!;
      return element.hasAttribute('data-closed') && !element.shadowRoot!.querySelector('dialog[open]');
    },
    { timeout: 20_000 },
    id,
  );
const closeOf = async (page: Page, id: string) => (await page.$(`#${id} >>> [aria-label=Close]`))!;

/**
 * Returns `inside` for the dialog and its slotted content, the text of another element, or `nowhere`, for example in
 * the browser's toolbar.
 */
const placeOf = (at: ElementHandle<HTMLElement>, id: string) =>
  at.evaluate((at, id) => {
    if (at === document.body || at === document.documentElement) return 'nowhere';
    const element = document.getElementById(id)!;
    const { host } = at.getRootNode() as ShadowRoot;
    const inside = at !== element && (element.contains(at) || host === element || (!!host && element.contains(host)));
    return inside ? 'inside' : `${at.localName} ${at.textContent}`;
  }, id);

// WGT-7, WGT-8
describe.each(sampleOf(examples, 2))('the modal dialog of %s', (id, markup) => {
  it('takes the focus when it opens, has a name, and hides the page and its opener from screen readers', async () => {
    const { page, opener } = await open(id, markup);
    expect(await placeOf(await focusedHandle(page), id)).toBe('inside');
    expect(await accessibilityOf((await page.$(`#${id} >>> dialog`))!)).toMatchObject({
      role: 'dialog',
      modal: true,
      name: expect.stringMatching(/\S/),
    });
    const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));
    expect(tree).toContain('"name":"Close"');
    expect(tree).not.toContain('"name":"Behind"');
    expect(await accessibilityOf(opener)).toMatchObject({ ignored: true });
  });

  it('blocks clicks on the page behind it', async () => {
    const { page } = await open(id, markup);
    const behind = (await page.$('body > button:last-of-type'))!;
    await behind.evaluate((behind) => behind.addEventListener('click', () => behind.setAttribute('data-clicked', '')));
    const { x, y } = (await behind.boundingBox())!;
    await page.mouse.click(x + 2, y + 2);
    expect(await behind.evaluate((behind) => behind.hasAttribute('data-clicked'))).toBe(false);
  });

  it.each([
    ['Tab', []],
    ['Shift+Tab', ['Shift']],
  ] as const)('traps %s inside and reaches every visible control', async (_, held) => {
    const { page } = await open(id, markup);
    const places: string[] = [];
    const all = await page.$$(`#${id} >>> :is(button, a[href], input, select, textarea)`);
    for (const key of held) await page.keyboard.down(key);
    for (let i = 0; i < 2 * (all.length + 2); i++) {
      await page.keyboard.press('Tab');
      const at = await focusedHandle(page);
      places.push(await placeOf(at, id));
      await at.evaluate((at) => at.setAttribute('data-reached', ''));
    }
    for (const key of held) await page.keyboard.up(key);
    // The browser's toolbar is one stop, so `nowhere` twice in a row means that the focus is lost.
    expect(places.join()).not.toContain('nowhere,nowhere');
    expect([...new Set(places)].filter((place) => place !== 'nowhere')).toEqual(['inside']);
    const missed = [];
    for (const one of all)
      if (await one.evaluate((one) => one.checkVisibility() && !one.hasAttribute('data-reached')))
        missed.push((await accessibilityOf(one)).name);
    expect(missed).toEqual([]);
  });

  it('closes on Escape and is announced as a dialog popup by its opener', async () => {
    const { page, opener } = await open(id, markup);
    await page.keyboard.press('Escape');
    await untilClosed(page, id);
    expect(await accessibilityOf(opener)).toMatchObject({ role: 'button', hasPopup: 'dialog' });
  });

  it.each(['Escape', 'Enter'] as const)('returns the focus to its opener when %s closes it', async (key) => {
    const { page, opener } = await open(id, markup);
    await (await closeOf(page, id)).focus();
    await page.keyboard.press(key);
    await untilClosed(page, id);
    expect(await (await focusedHandle(page)).evaluate((at, opener) => at === opener, opener)).toBe(true);
  });

  it('has a Close button that Tab reaches and Enter activates', async () => {
    const { page } = await open(id, markup);
    const close = await closeOf(page, id);
    expect(await accessibilityOf(close)).toMatchObject({ role: 'button', name: 'Close' });
    const isThere = () => close.evaluate((close) => (close.getRootNode() as ShadowRoot).activeElement === close);
    // The dialog's first control may have the focus already.
    let i = 0;
    do await page.keyboard.press('Tab');
    while (++i < 8 && !(await isThere()));
    expect(await isThere()).toBe(true);
    await page.keyboard.press('Enter');
    await untilClosed(page, id);
  });
});
