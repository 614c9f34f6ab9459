import type { Page } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { recordTimers, waitForTimerRuns } from '../watch-timers';
import { recorderScript, takeEvents } from './event-recorder';

const { pageWith } = harness({ sharesDocument: true, before: recordTimers });

interface Handle {
  open(): unknown;
  toggle(): unknown;
}
const dialog = (widget = 'modal', load = 'eager') =>
  `<div id="m" data-widget="${widget}" data-load="${load}" data-heading="Settings"><p>Inside</p></div>`;
const opener =
  '<button id="opener" data-widget-open="#m">Open</button><button id="behind" onclick="events.push([\'behind\'])">Behind</button>';
const show = async (html: string, load = 'eager') => {
  const opened = await pageWith(recorderScript + opener + html, {
    media: { 'prefers-reduced-motion': 'reduce' },
  });
  // A hidden element is never in view, so it mounts only if it is eager.
  await opened.waitForState(load === 'eager' ? 'mounted' : 'waiting', '#m');
  return { opened, page: opened.page };
};

const CHECK_MS = 250;
const isOpen = (page: Page) => page.$eval('#m', ({ shadowRoot }) => !!shadowRoot?.querySelector('dialog[open]'));
/** Checks that the page is usable: an open dialog would cover the button and lock scrolling. */
const expectUsable = async (page: Page) => {
  await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY === 'visible');
  expect(await isOpen(page)).toBe(false);
  await page.click('#behind');
  expect(await takeEvents(page)).toContainEqual(['behind']);
};
const errorOf = (page: Page, method: keyof Handle) =>
  page.evaluate(async (method) => {
    try {
      await (window.cobble as { get(id: string): Handle }).get('#m')[method]();
      return 'none';
    } catch (error) {
      return (error as Error).message;
    }
  }, method);

const hiders: readonly (readonly [string, string, string])[] = [
  ['an element with the hidden attribute', '<div id="hider" hidden>', '</div>'],
  ['a closed details element', '<details id="hider"><summary>More</summary>', '</details>'],
  ['an inactive tab panel', '<div id="hider" style="display:none"><section>', '</section></div>'],
  ['content-visibility: hidden', '<div id="hider" style="content-visibility:hidden">', '</div>'],
  ['a closed popover', '<div id="hider" popover>', '</div>'],
];

// `showModal()` makes the page inert, even if the dialog isn't rendered.
describe('a dialog that an ancestor hides', () => {
  it.each(sampleOf(hiders, 4))("doesn't open a dialog in %s and logs the ancestor", async (_, before, after) => {
    const { opened, page } = await show(before + dialog() + after);
    await page.click('#opener');
    await expect.poll(() => opened.consoleMessages('error').join()).toMatch(/data-widget-open="#m"/);
    await expect
      .poll(() => opened.consoleMessages('error').join())
      .toMatch(/modal #m can't open: .*Hidden by: <\w+ id="hider".*Fix: move/);
    await expectUsable(page);
    expect(await takeEvents(page)).toEqual([]);
  });

  it.each(['modal', 'flyout'])(
    'throws from open() and toggle() of %s and leaves the focus in place',
    async (widget) => {
      const { opened, page } = await show(`<div id="hider" hidden>${dialog(widget)}</div>`);
      await page.focus('#opener');
      for (const method of ['open', 'toggle'] as const)
        expect(await errorOf(page, method)).toMatch(new RegExp(`^cobble: ${widget} #m can't open: .*id="hider"`));
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('opener');
      await expectUsable(page);
      expect(opened.errors).toEqual([]);
      await page.$eval('#hider', (element) => element.removeAttribute('hidden'));
      expect(await errorOf(page, 'open')).toBe('none');
      expect(await isOpen(page)).toBe(true);
      expect((await takeEvents(page)).filter(([id]) => id === 'm')).toEqual([['m', 'open']]);
    },
  );

  it('rejects open() if its code is loaded first', async () => {
    const { page } = await show(`<div id="hider" hidden>${dialog('modal', 'interaction')}</div>`, 'interaction');
    expect(await errorOf(page, 'open')).toMatch(/^cobble: modal #m can't open: /);
    await expectUsable(page);
  });

  it('logs the widget that lacks a slot for it', async () => {
    const { page } = await show(
      `<div id="tile" data-widget="marketplace-tile" data-load="eager" data-title="Frost">${dialog()}</div>`,
    );
    await page.waitForSelector('#tile[data-widget-state=mounted]');
    expect(await errorOf(page, 'open')).toMatch(/Hidden by: <div id="tile"/);
    await expectUsable(page);
  });
});

it('opens a dialog despite content-visibility: auto far off screen, and in a hidden frame', async () => {
  const { page } = await show(
    `<div style="height:9000px"></div><div style="content-visibility:auto;contain-intrinsic-size:100px">${dialog()}</div>`,
  );
  expect(await errorOf(page, 'open')).toBe('none');
  await waitForTimerRuns(page, CHECK_MS, 2);
  expect(await isOpen(page)).toBe(true);
  await page.click('#m >>> [aria-label=Close]');
  // Nothing is rendered, as in a hidden frame.
  await page.evaluate(() => document.documentElement.style.setProperty('display', 'none'));
  expect(await errorOf(page, 'open')).toBe('none');
  await page.evaluate(() => document.documentElement.style.removeProperty('display'));
  await page.click('#m >>> [aria-label=Close]');
  await expectUsable(page);
});

it('opens a dialog inside an ancestor with visibility: hidden or pointer-events: none', async () => {
  const { page } = await show(`<div style="visibility:hidden;pointer-events:none">${dialog()}</div>`);
  await page.click('#opener');
  await page.waitForFunction(() => document.querySelector('#m')!.shadowRoot!.querySelector('dialog:modal'));
  await page.click('#m >>> [aria-label=Close]');
  await expectUsable(page);
});

describe('a dialog that becomes hidden while it is open', () => {
  it.each([
    ['hidden', (element: HTMLElement) => (element.hidden = true)],
    ['content-visibility', (element: HTMLElement) => (element.style.contentVisibility = 'hidden')],
    [
      'a move into a hidden element',
      (element: HTMLElement) => {
        const hidden = document.createElement('div');
        hidden.hidden = true;
        element.after(hidden);
        hidden.append(element);
      },
    ],
  ] as [string, (element: HTMLElement) => unknown][])(
    'closes a dialog that becomes hidden, with a message, after %s',
    async (_, hide) => {
      const { opened, page } = await show(`<div id="hider">${dialog()}</div>`);
      await page.click('#opener');
      await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
      await page.$eval('#hider', hide as (element: Element) => unknown);
      await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY === 'visible');
      await expect
        .poll(() => opened.consoleMessages('warn').join())
        .toMatch(/modal #m was closed because it was hidden while open: .*Fix: move/);
      await expectUsable(page);
      expect(opened.consoleMessages('warn')).toHaveLength(1);
    },
  );

  it('emits its close event and opens again once it is visible', async () => {
    const { page } = await show(`<div id="hider">${dialog()}</div>`);
    await page.click('#opener');
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
    await page.$eval('#hider', (element) => element.toggleAttribute('hidden'));
    await expectUsable(page);
    await page.$eval('#hider', (element) => element.toggleAttribute('hidden'));
    expect(await errorOf(page, 'open')).toBe('none');
    expect(await isOpen(page)).toBe(true);
  });

  it('closes a dialog if it is hidden in the task that opened it', async () => {
    const { page } = await show(`<div id="hider">${dialog()}</div>`);
    await page.evaluate(() => {
      (window.cobble as { get(id: string): Handle }).get('#m').open();
      document.querySelector<HTMLElement>('#hider')!.hidden = true;
    });
    await page.waitForFunction(() => !document.querySelector('#m')!.shadowRoot!.querySelector('dialog[open]'));
    await expectUsable(page);
  });

  it('keeps a dialog open while the page prints without it', async () => {
    const { page } = await show(`<style>@media print{#hider{display:none}}</style><div id="hider">${dialog()}</div>`);
    await page.click('#opener');
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
    await page.emulateMediaType('print');
    await waitForTimerRuns(page, CHECK_MS, 2);
    await page.emulateMediaType('screen');
    await page.waitForFunction(() => document.querySelector('#m')!.shadowRoot!.querySelector('dialog:modal'));
    await waitForTimerRuns(page, CHECK_MS, 2);
    expect(await isOpen(page)).toBe(true);
  });
});
