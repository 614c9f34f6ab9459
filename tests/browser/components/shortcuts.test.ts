import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { everyWidget, everyWidgetSettings } from '../defaults/every-widget';
import { harness } from '../harness';
import { tag } from '../loader/tag';

const { pageWith } = harness();

interface Window {
  /** The events that the page would handle as shortcuts. */
  heard: string[];
}

/** Runs in the page. Listens for shortcuts, but ignores events whose target is a field, as most libraries do. */
const listenForShortcuts = () => {
  const heard: string[] = [];
  (window as never as Window).heard = heard;
  for (const [name, target] of Object.entries({ window, document, body: document.body }))
    for (const phase of ['capture', 'bubble'])
      for (const type of ['keydown', 'keypress', 'keyup', 'input'])
        target.addEventListener(
          type,
          (event) => {
            if (/^(INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName)) return;
            event.preventDefault();
            heard.push(`${name} ${phase} ${type} ${(event as KeyboardEvent).key ?? ''}`.trim());
          },
          phase === 'capture',
        );
};
const heard = (page: Page) => page.evaluate(() => (window as never as Window).heard.splice(0));
/** Returns each kind of field of each widget once. The test has scrolled the page, so every widget is mounted. */
const fields = (page: Page) =>
  page.$$eval('[id][data-widget]', (elements) => [
    ...new Set(
      elements.flatMap(({ id, shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])]
          .filter(
            (field) =>
              !field.matches(':disabled, [type=file], [type=hidden], [readonly]') && field.getClientRects().length,
          )
          .map(
            (field) =>
              `#${id} >>> ${field.localName}${field.getAttribute('type') ? `[type=${field.getAttribute('type')}]` : ''}`,
          ),
      ),
    ),
  ]);

// The page used to see the widget's element as the target, so it didn't recognise the field.
describe('shortcuts of the page', () => {
  it("keeps the page's shortcuts from what a visitor types into any field of any widget", async () => {
    const opened = await pageWith(`${everyWidgetSettings}${tag()}<main>${everyWidget}</main>`);
    const { page } = opened;
    await opened.waitForMounted();
    // A field that mounts after the page's listeners gets its events after them.
    await expect
      .poll(async () => [...new Set((await fields(page)).map((field) => field.replace(/ .*/, '')))].sort(), {
        timeout: 20_000,
      })
      .toEqual(
        [
          'captcha',
          'help-centre',
          'help-search',
          'marketplace-search',
          'newsletter-signup',
          'region-picker',
          'sort-dropdown',
          'support-ticket',
          'text-input',
        ].map((name) => `#${name}`),
      );
    await opened.waitForIdle();
    const found = await fields(page);
    await page.evaluate(listenForShortcuts);
    for (const field of found) {
      await page.focus(field);
      await page.keyboard.type('s/');
      if (/(text|search|email)\]$|textarea$/.test(field))
        expect(await page.$eval(field, (input) => (input as HTMLInputElement).value), field).toContain('s/');
      expect(await heard(page), field).toEqual([]);
    }
  });

  it("triggers the page's shortcuts for Escape, Tab and modifier keys, and for Enter only in a form", async () => {
    const text = (id: string) => `<div id="${id}" data-widget="text-input" data-label="Name" data-load="eager"></div>`;
    const opened = await pageWith(`${tag()}${text('alone')}<form>${text('inside')}</form>`);
    const { page } = opened;
    await opened.waitForMounted();
    await page.evaluate(() => {
      const heard: string[] = [];
      (window as never as Window).heard = heard;
      for (const type of ['keydown', 'input'])
        addEventListener(type, (event) => heard.push((event as KeyboardEvent).key ?? type));
      addEventListener('submit', (event) => event.preventDefault());
    });
    const press = async (field: string) => {
      await page.focus(`${field} >>> input`);
      for (const key of ['a', 'Backspace', 'ArrowLeft', 'F2', 'Enter', 'Escape'] as const)
        await page.keyboard.press(key);
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
      await page.keyboard.press('Tab');
      return heard(page);
    };
    expect(await press('#alone')).toEqual(['F2', 'Escape', 'Control', 'k', 'Tab']);
    expect(await press('#inside')).toEqual(['input', 'input', 'F2', 'Enter', 'Escape', 'Control', 'k', 'Tab']);
  });

  it("passes what is typed into a slotted field of the page to the page's shortcuts", async () => {
    const opened = await pageWith(
      `${tag()}<div id="m" data-widget="modal" data-heading="Form" data-load="eager"><input id="own"></div>`,
    );
    const { page } = opened;
    await opened.waitForState('mounted', '#m');
    await page.evaluate(() =>
      (window as never as { cobble: { get(id: string): { open(): void } } }).cobble.get('#m').open(),
    );
    await page.evaluate(() => {
      (window as never as Window).heard = [];
      addEventListener('keydown', ({ key, target }) =>
        (window as never as Window).heard.push(`${(target as Element).id} ${key}`),
      );
    });
    await page.focus('#own');
    await page.keyboard.press('s');
    expect(await heard(page)).toEqual(['own s']);
  });
});
