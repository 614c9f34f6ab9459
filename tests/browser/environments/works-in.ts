import type { ElementHandle, Frame } from 'puppeteer';
import { expect } from 'vitest';
import { isBlocked } from '../engines/is-blocked';
import type { Harness } from '../harness';
import type { OpenedPage } from '../opened-page';
import { type Environment, page } from './environment';

/** In this viewport, all widgets are in view, so that nothing depends on scrolling. */
const viewport = { width: 1000, height: 1200 };
const ids = ['tile', 'rules', 'slides', 'servers'];

/** Checks that all widgets mount and keep working, without messages, and that the host still works. */
export const worksIn = async (harness: Harness, environment: Environment): Promise<void> => {
  const html = (await environment.html?.(harness)) ?? page();
  const opened = await harness.pageWith(html, { viewport, ...environment.options });
  if (environment.insteadOfVisit) return environment.insteadOfVisit(opened);
  await environment.prepare?.(opened, harness);
  const frame = (await environment.frame?.(opened)) ?? opened.page.mainFrame();
  await isMounted(opened, frame);
  await opensDialog(frame);
  await movesCarousel(frame);
  await followsAttribute(frame);
  await mountsLateWidget(frame);
  await environment.check?.(opened, frame);
  if (environment.host) expect(await frame.evaluate(environment.host)).toBe(true);
  await opened.waitForIdle();
  expect(opened.errors).toEqual([]);
  expect(opened.consoleMessages('error', /cobble/i)).toEqual([]);
  expect(opened.consoleMessages('warn', /cobble/i)).toEqual([]);
  const { blocked = [] } = environment.options ?? {};
  const failed = opened.requests.filter(({ status, failed }) => failed || (status ?? 0) >= 400);
  expect(failed.filter(({ url }) => !isBlocked(blocked, url))).toEqual([]);
};

const isMounted = async (opened: OpenedPage, frame: Frame) => {
  const states = () =>
    frame.evaluate((ids) => ids.map((id) => document.getElementById(id)?.getAttribute('data-widget-state')), ids);
  await frame
    .waitForFunction(
      (ids) => {
        const hosts = ids.map((id) => document.getElementById(id));
        const hasAnswer = /\w/.test(hosts.at(-1)?.shadowRoot?.querySelector('a, p, h2, h3, li')?.textContent ?? '');
        return hasAnswer && hosts.every((host) => host?.dataset.widgetState === 'mounted');
      },
      { timeout: 15_000 },
      ids,
    )
    .catch(async (cause: unknown) => {
      throw new Error(`Not mounted: ${await states()}. ${JSON.stringify([opened.errors, opened.console])}`, { cause });
    });
  expect(await frame.$eval('#tile', ({ shadowRoot }) => shadowRoot!.textContent)).toContain('830');
};

// WGT-8
const opensDialog = async (frame: Frame) => {
  await frame.click('#opener');
  await frame.waitForFunction(() => {
    const dialog = document.querySelector('#rules')!.shadowRoot!.querySelector('dialog');
    return dialog?.matches(':modal') && dialog.getBoundingClientRect().height > 0;
  });
  await frame.page().keyboard.press('Escape');
  await frame.waitForFunction(() => !document.querySelector('#rules')!.shadowRoot!.querySelector('dialog[open]'));
  await expect.poll(() => frame.evaluate(() => document.activeElement?.id)).toBe('opener');
};

// WGT-5
const movesCarousel = async (frame: Frame) => {
  await frame.evaluate(() => {
    document.querySelector('#slides')!.addEventListener('cobble:slide', ({ target }) => {
      (target as HTMLElement).title = 'moved';
    });
  });
  const buttons = await frame.$$('#slides >>> button');
  await (buttons.at(-1) as ElementHandle<Element>).click();
  await frame.waitForFunction(() => document.querySelector<HTMLElement>('#slides')!.title === 'moved');
};

/** Interface 2 */
const followsAttribute = async (frame: Frame) => {
  await frame.evaluate(() => document.querySelector('#tile')!.setAttribute('data-price', '990'));
  await frame.waitForFunction(() => document.querySelector('#tile')!.shadowRoot!.textContent.includes('990'));
};

// LDR-2
const mountsLateWidget = async (frame: Frame) => {
  await frame.evaluate(() => {
    const copy = document.querySelector('#tile')!.cloneNode(true) as HTMLElement;
    copy.id = 'late';
    copy.removeAttribute('data-widget-state');
    document.querySelector('h1')!.after(copy);
  });
  await frame.waitForSelector('#late[data-widget-state=mounted]');
};
