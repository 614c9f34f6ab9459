import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { examplesOf, focusedHandle, told } from './catalogue';

const { pageWith } = harness();
const examples = (await Promise.all(['modal', 'flyout'].map(examplesOf)))
  .flat()
  .map(({ id, markup }) => [id, markup] as const);

/** Opens an example of the catalogue by the button before it, with the keyboard. */
const open = async (id: string, markup: string) => {
  const opened = await pageWith(
    `<script async src="/dist/realms/cobble.js"></script><button data-widget-open="#${id}">Open</button>${markup}<button>Behind</button>`,
    { media: { 'prefers-reduced-motion': 'reduce' } },
  );
  const { page } = opened;
  const opener = await page.waitForSelector(`[data-widget-open="#${id}"]`);
  await opener!.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((id) => document.getElementById(id)!.shadowRoot?.querySelector('dialog:modal'), {}, id);
  return { opened, page, opener: opener! };
};
const isOpen = (page: Page, id: string) =>
  page.$eval(`#${id}`, (element) => !!element.shadowRoot!.querySelector('dialog[open]'));
/**
 * Whether the focus is in the dialog or in what is slotted into it; the browser's own bar, where Tab may lead, is
 * neither.
 */
const isInside = async (page: Page, id: string) =>
  (await focusedHandle(page)).evaluate((at, id) => {
    if (at === document.body) return 'browser';
    const element = document.getElementById(id)!;
    const { host } = at.getRootNode() as ShadowRoot;
    return at !== element && (element.contains(at) || host === element || (!!host && element.contains(host)));
  }, id);

// WGT-7, WGT-8
describe.each(examples)('%s, a dialog that is modal', (id, markup) => {
  it('is a dialog with a name to a screen reader, hides what is behind, has the focus as soon as it is open, and keeps Tab and Shift+Tab inside', async () => {
    const { page } = await open(id, markup);
    expect(await isInside(page, id)).toBe(true);
    const dialog = (await page.$(`#${id} >>> dialog`))!;
    expect(await told(dialog)).toMatchObject({ role: 'dialog', modal: true, name: expect.stringMatching(/\S/) });
    const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));
    expect(tree).toContain('"name":"Close"');
    expect(tree).not.toContain('Behind');
    const where = new Set<unknown>();
    for (const keys of [['Tab'], ['Shift', 'Tab']] as const) {
      for (let i = 0; i < 5; i++) {
        if (keys.length > 1) await page.keyboard.down('Shift');
        await page.keyboard.press('Tab');
        if (keys.length > 1) await page.keyboard.up('Shift');
        where.add(await isInside(page, id));
      }
    }
    where.delete('browser');
    expect([...where]).toEqual([true]);
  });

  it('closes on Escape, and the focus is then where it was: on what is said to open a dialog', async () => {
    const { page, opener } = await open(id, markup);
    // While it is open, it is out of reach.
    expect(await told(opener)).toMatchObject({ ignored: true });
    await page.keyboard.press('Escape');
    await page.waitForFunction((id) => !document.getElementById(id)!.shadowRoot!.querySelector('dialog[open]'), {}, id);
    expect(await (await focusedHandle(page)).evaluate((at, opener) => at === opener, opener)).toBe(true);
    expect(await told(opener)).toMatchObject({ role: 'button', hasPopup: 'dialog' });
  });

  it('has a button that closes it, which the keyboard comes to', async () => {
    const { page } = await open(id, markup);
    const close = (await page.$(`#${id} >>> [aria-label=Close]`))!;
    for (
      let i = 0;
      i < 8 && !(await close.evaluate((close) => (close.getRootNode() as ShadowRoot).activeElement === close));
      i++
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction((id) => !document.getElementById(id)!.shadowRoot!.querySelector('dialog[open]'), {}, id);
    expect(await isOpen(page, id)).toBe(false);
  });
});
