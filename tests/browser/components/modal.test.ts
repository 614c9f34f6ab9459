import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { engine } from '../engines/engine';
import type { PageWithOptions } from '../harness';
import { harness } from '../harness';
import { callMethod, focused, recorderScript, takeEvents, textSize, waitForEvents } from './event-recorder';

const { pageWith } = harness({ sharesDocument: true });

const dialog = `<button id="opener" data-widget-open="#m">Open</button>
  <div id="m" data-widget="modal" data-load="eager" data-heading="Settings"><label>Name <input id="first"></label> <a id="last" href="#x">Help</a></div>
  <button id="behind">Behind</button>`;

const show = async (html = dialog, options: PageWithOptions = {}) => {
  const opened = await pageWith(recorderScript + html, { media: { 'prefers-reduced-motion': 'reduce' }, ...options });
  await opened.waitForMounted();
  return { ...opened, page: opened.page, settled: () => opened.waitForRendering() };
};
const isOpen = (page: Page, id: string) =>
  page.$eval(`#${id}`, (element) => !!element.shadowRoot!.querySelector('dialog:modal'));

// WGT-8
describe('the Dialog (Modal) pattern of the ARIA Authoring Practices', () => {
  it('has the dialog role and a name, and hides the page behind it', async () => {
    const { page } = await show();
    await page.click('#opener');
    await waitForEvents(page, 1);
    const snapshot = (await page.accessibility.snapshot())!;
    expect(snapshot.children).toMatchObject([{ role: 'dialog', name: 'Settings', modal: true }]);
    const tree = JSON.stringify(snapshot);
    expect(tree).toContain('"name":"Close"');
    expect(tree).not.toContain('Behind');
  });

  it('traps Tab and Shift+Tab', async () => {
    const { page } = await show();
    await page.click('#opener');
    await waitForEvents(page, 1);
    expect(await focused(page)).toBe('Close');
    const seen = [];
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      seen.push(await focused(page));
    }
    for (let i = 0; i < 8; i++) {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      seen.push(await focused(page));
    }
    // "body" means the browser's toolbar, which Tab may reach from a native dialog. In Firefox and WebKit, a scrollable
    // dialog is itself a tab stop.
    const browsers = engine === 'chromium' ? ['body'] : ['body', 'Settings'];
    expect(new Set(seen.filter((where) => !browsers.includes(where)))).toEqual(new Set(['Close', 'first', 'last']));
    expect(seen.slice(0, 2)).toEqual(['first', 'last']);
    expect(seen.slice(2, 4)).toContain('Close');
  });

  it('closes on Escape and returns the focus', async () => {
    const { page } = await show();
    await page.focus('#opener');
    await page.keyboard.press('Enter');
    await waitForEvents(page, 1);
    await page.keyboard.press('Escape');
    expect(await waitForEvents(page, 1)).toEqual([['m', 'close', { reason: 'escape' }]]);
    expect(await focused(page)).toBe('opener');
  });

  it('focuses the element that the page has marked first', async () => {
    const { page } = await show(
      '<div id="m" data-widget="modal" data-load="eager" data-heading="Name"><input id="other"><input id="name" autofocus></div>',
    );
    await callMethod(page, '#m', 'open');
    expect(await focused(page)).toBe('name');
  });
});

// WGT-8
describe('modal', () => {
  it('emits what closed it', async () => {
    const { page } = await show();
    await callMethod(page, '#m', 'open');
    await callMethod(page, '#m', 'close');
    await callMethod(page, '#m', 'toggle');
    await callMethod(page, '#m', 'toggle');
    await callMethod(page, '#m', 'open');
    await page.click('#m >>> [aria-label=Close]');
    // `close` events fire a task later.
    const all = await waitForEvents(page, 6);
    expect(all.filter(([, name]) => name === 'open')).toHaveLength(3);
    expect(all.filter(([, name]) => name === 'close')).toEqual(
      ['handle', 'handle', 'button'].map((reason) => ['m', 'close', { reason }]),
    );
  });

  it('emits each reason if it closes twice in one task', async () => {
    const { page } = await show();
    await page.evaluate(() => {
      const modal = (window as never as { cobble: { get(id: string): { open(): void; close(): void } } }).cobble.get(
        '#m',
      );
      for (let turn = 0; turn < 2; turn++) {
        modal.open();
        modal.close();
      }
    });
    const all = await waitForEvents(page, 4);
    expect(all.filter(([, name]) => name === 'close')).toEqual(
      ['handle', 'handle'].map((reason) => ['m', 'close', { reason }]),
    );
  });

  it('stays open on a click outside and on a drag from inside to outside', async () => {
    const { page } = await show();
    await callMethod(page, '#m', 'open');
    await page.mouse.click(5, 5);
    await page.mouse.move(640, 450);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await isOpen(page, 'm')).toBe(true);
    expect(await takeEvents(page)).toEqual([['m', 'open']]);
  });

  it('closes by data-widget-close without a target inside it, and toggles from outside', async () => {
    const { page } = await show(`<button id="toggle" data-widget-toggle="#m">Toggle</button>
      <div id="m" data-widget="modal" data-load="eager"><button id="done" data-widget-close>Done</button></div>`);
    await page.click('#toggle');
    expect(await waitForEvents(page, 1)).toEqual([['m', 'open']]);
    await page.click('#done');
    expect(await waitForEvents(page, 1)).toEqual([['m', 'close', { reason: 'handle' }]]);
    expect(await focused(page)).toBe('toggle');
  });

  it('loads on the first open() of its handle', async () => {
    const opened = await pageWith(
      `${recorderScript}<div style="height:5000px"></div><div id="m" data-widget="modal">Late</div>`,
    );
    await opened.page.waitForSelector('#m[data-widget-state=waiting]');
    await callMethod(opened.page, '#m', 'open');
    expect(await isOpen(opened.page, 'm')).toBe(true);
  });

  it('closes from the top when nested, and each level returns the focus', async () => {
    const { page } = await show(`<button id="opener" data-widget-open="#one">Open</button>
      <div id="one" data-widget="modal" data-load="eager"><button id="more" data-widget-open="#two">More</button></div>
      <div id="two" data-widget="modal" data-load="eager"><p>Second</p></div>`);
    await page.click('#opener');
    await waitForEvents(page, 1);
    await page.click('#more');
    await waitForEvents(page, 1);
    await page.keyboard.press('Escape');
    expect(await waitForEvents(page, 1)).toEqual([['two', 'close', { reason: 'escape' }]]);
    expect([await isOpen(page, 'one'), await focused(page)]).toEqual([true, 'more']);
    await page.keyboard.press('Escape');
    expect(await waitForEvents(page, 1)).toEqual([['one', 'close', { reason: 'escape' }]]);
    expect(await focused(page)).toBe('opener');
  });

  it("returns the focus to the flyout that opened it, and its clicks don't close the flyout", async () => {
    const { page } = await show(`<button id="opener" data-widget-open="#f">Open</button>
      <div id="f" data-widget="flyout" data-load="eager"><button id="ask" data-widget-open="#m">Ask</button></div>
      <div id="m" data-widget="modal" data-load="eager">Sure?</div>`);
    await page.click('#opener');
    await waitForEvents(page, 1);
    await page.click('#ask');
    await waitForEvents(page, 1);
    await page.mouse.click(5, 5);
    await page.click('#m >>> [aria-label=Close]');
    expect(await waitForEvents(page, 1)).toEqual([['m', 'close', { reason: 'button' }]]);
    expect([await isOpen(page, 'f'), await focused(page)]).toEqual([true, 'ask']);
  });

  it("closes with the flyout that contains it and doesn't leave the page inert", async () => {
    const { page } = await show(`<button id="opener" data-widget-open="#f">Open</button>
      <div id="f" data-widget="flyout" data-load="eager"><button id="ask" data-widget-open="#m">Ask</button><div id="m" data-widget="modal" data-load="eager">Sure?</div></div>`);
    await page.click('#opener');
    await waitForEvents(page, 1);
    await page.click('#ask');
    await waitForEvents(page, 1);
    await callMethod(page, '#f', 'close');
    expect(await waitForEvents(page, 2)).toEqual([
      ['m', 'close', { reason: 'handle' }],
      ['f', 'close', { reason: 'handle' }],
    ]);
    expect(await focused(page)).toBe('opener');
    await page.click('#opener');
    expect(await waitForEvents(page, 1)).toEqual([['f', 'open']]);
  });

  it('leaves the page usable and the focus in place if unmounted while open', async () => {
    const { page } = await show();
    await page.click('#opener');
    await waitForEvents(page, 1);
    await callMethod(page, '#m', 'unmount');
    expect(await focused(page)).toBe('opener');
    await page.evaluate(() =>
      document
        .querySelector('#behind')!
        .addEventListener('click', () => (window as never as { events: unknown[] }).events.push(['behind'])),
    );
    await takeEvents(page);
    await page.click('#behind');
    expect(await takeEvents(page)).toContainEqual(['behind']);
  });

  // A moved dialog used to cover the page without a backdrop, and to ignore Escape.
  it('stays modal when the page moves it while it is open', async () => {
    const { page } = await show(`${dialog}<div id="place"></div>`);
    await page.click('#opener');
    await waitForEvents(page, 1);
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflow === 'hidden');
    await page.evaluate(() => document.querySelector('#place')!.append(document.querySelector('#m')!));
    expect(await isOpen(page, 'm')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await waitForEvents(page, 1)).toEqual([['m', 'close', { reason: 'escape' }]]);
    expect(await focused(page)).toBe('opener');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  });

  it('scrolls its own content but not the page behind it', async () => {
    const { page } = await show(
      `<div style="height:4000px"></div><div id="m" data-widget="modal" data-load="eager" data-heading="Rules">${'<p>One of many rules.</p>'.repeat(80)}<button slot="footer" id="ok">OK</button></div>`,
    );
    await callMethod(page, '#m', 'open');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(640, 450);
    for (let i = 0; i < 8; i++) await page.mouse.wheel({ deltaY: 900 });
    await page.waitForFunction(() => {
      const box = document.querySelector('#m')!.shadowRoot!.querySelector('dialog')!;
      return box.scrollTop > 100 && Math.abs(box.scrollHeight - box.clientHeight - box.scrollTop) < 2;
    });
    for (let i = 0; i < 3; i++) await page.mouse.wheel({ deltaY: 900 });
    await page.mouse.move(10, 10);
    for (let i = 0; i < 3; i++) await page.mouse.wheel({ deltaY: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const places = await page.evaluate(() =>
      [
        document.querySelector('#m')!.shadowRoot!.querySelector('[aria-label=Close]')!,
        document.querySelector('#ok')!,
      ].map((one) => one.getBoundingClientRect().y),
    );
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places[1]).toBeLessThan(900);
  });

  it.each([
    ['320px', { width: 320, height: 480 }, 16],
    ['text at 200 %', { width: 640, height: 480 }, 32],
  ])('fits %s without horizontal clipping and can be closed', async (_, viewport, size) => {
    const { page } = await show(
      `<div id="m" data-widget="modal" data-load="eager" data-heading="A heading of many words that must not push the button away">
      <p>${'x'.repeat(300)}</p><button slot="footer">OK</button></div>`,
      { viewport, before: textSize(size) },
    );
    await callMethod(page, '#m', 'open');
    expect(
      await page.$eval('#m', (element) => getComputedStyle(element.shadowRoot!.querySelector('h2')!).fontSize),
    ).toBe(`${1.5 * size}px`);
    const { box, button, wide } = await page.$eval('#m', (element) => {
      const dialog = element.shadowRoot!.querySelector('dialog')!;
      const rect = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
      return {
        box: rect(dialog.getBoundingClientRect()),
        button: rect(dialog.querySelector('button')!.getBoundingClientRect()),
        wide: dialog.scrollWidth - dialog.clientWidth,
      };
    });
    expect(wide).toBe(0);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(viewport.width);
    expect(button.right - button.left).toBeGreaterThanOrEqual(44);
    expect(button.right).toBeLessThanOrEqual(box.right);
    expect(button.bottom).toBeLessThanOrEqual(viewport.height);
  });

  it('animates when it opens unless motion is reduced', async () => {
    const moves = async (motion: string) => {
      const { page } = await show(dialog, { media: { 'prefers-reduced-motion': motion } });
      return page.evaluate(() => {
        (window.cobble as { get(selector: string): { open(): void } }).get('#m').open();
        const { shadowRoot } = document.querySelector('#m')!;
        shadowRoot!.querySelector('dialog')!.getBoundingClientRect();
        return shadowRoot!.getAnimations().length;
      });
    };
    expect(await moves('no-preference')).toBeGreaterThan(0);
    expect(await moves('reduce')).toBe(0);
  });

  // The dialog used to become a row while it slid out.
  it('keeps its height while it closes', async () => {
    const { page } = await show(dialog, { media: {} });
    await page.click('#opener');
    await waitForEvents(page, 1);
    const [open, closing] = await page.$eval('#m', async ({ shadowRoot }) => {
      const dialog = shadowRoot!.querySelector('dialog')!;
      await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
      const before = dialog.offsetHeight;
      dialog.close();
      return [before, dialog.offsetHeight];
    });
    // Firefox doesn't animate the closing.
    expect([open, 0]).toContain(closing);
  });

  it('takes no space and no clicks while it is closed', async () => {
    const { page } = await show();
    expect(await page.$eval('#m', (element) => element.getBoundingClientRect().height)).toBe(0);
    expect(await page.$eval('#m', (element) => element.shadowRoot!.querySelector('dialog')!.checkVisibility())).toBe(
      false,
    );
  });
});
