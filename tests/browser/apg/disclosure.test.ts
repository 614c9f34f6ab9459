import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { accessibilityOf, openSheet } from './catalogue';

const harnessed = harness();
const { pageWith } = harnessed;
const toggles = '[data-widget=profile-game-card] >>> button[aria-controls]';

const sheet = async () => {
  const opened = await openSheet(harnessed, ['profile-game-card']);
  // The toggles appear only after the texts are measured.
  await opened.page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-widget=profile-game-card]')].flatMap((card) => [
        ...card.shadowRoot!.querySelectorAll('button[aria-controls]'),
      ]).length === 3,
  );
  return { ...opened, page: opened.page, buttons: await opened.page.$$(toggles) };
};

// WGT-13, WGT-14
describe('the disclosure button of an accordion', () => {
  it('exposes its expanded state', async () => {
    const { buttons } = await sheet();
    for (const button of buttons) {
      expect(await accessibilityOf(button)).toMatchObject({ role: 'button', expanded: false });
      await button.click();
      expect(await accessibilityOf(button)).toMatchObject({ role: 'button', expanded: true });
    }
  });

  it.each(['Enter', 'Space'] as const)('expands and collapses on %s and keeps the focus', async (key) => {
    const {
      page,
      buttons: [button],
    } = await sheet();
    const state = async () => [(await accessibilityOf(button!)).expanded, (await accessibilityOf(button!)).focused];
    await button!.focus();
    const height = () => button!.evaluate((button) => button.previousElementSibling!.getBoundingClientRect().height);
    const closed = await height();
    await page.keyboard.press(key);
    expect(await state()).toEqual([true, true]);
    expect(await height()).toBeGreaterThan(closed);
    await page.keyboard.press(key);
    expect(await state()).toEqual([false, true]);
    expect(await height()).toBe(closed);
  });

  it('references the text before it through aria-controls', async () => {
    const { buttons } = await sheet();
    for (const button of buttons)
      expect(
        await button.evaluate(
          (button) =>
            (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute('aria-controls')!) ===
            button.previousElementSibling,
        ),
      ).toBe(true);
  });

  // Two toggles of a card used to have the same name, "Read more".
  it('gives the disclosure button a unique name that begins with its visible text', async () => {
    const { buttons } = await sheet();
    const names = await Promise.all(buttons.map(async (button) => (await accessibilityOf(button)).name!));
    expect(names).toEqual([
      'Read more: Four friends set out to build one',
      'Read more: One line',
      'Read more: Five lines',
    ]);
    for (const [index, button] of buttons.entries()) {
      expect(names[index]!.startsWith((await button.evaluate(({ textContent }) => textContent!)).trim())).toBe(true);
      await button.click();
      expect((await accessibilityOf(button)).name).toBe(names[index]!.replace('more', 'less'));
    }
  });

  it('names the button after its own text if no heading precedes it, in any script', async () => {
    const texts = [
      'Ein Fluss, der einmal im Jahr die Stadt besucht. ',
      '森の中の小さな家には四人の友達が住んでいて毎日橋を作っています。'.repeat(2),
      'Short words. ',
    ];
    const items = [
      { type: 'Heading', text: 'Rivers' },
      { type: 'TextMessage', text: 'Words' },
      ...texts.map((text) => ({ type: 'Accordion', text: text.repeat(20) })),
      { type: 'Heading' },
      { type: 'Accordion', text: texts[0]!.repeat(20) },
    ];
    const { page } = await pageWith(
      `<script async src="/dist/realms/cobble.js"></script><div style="width: 340px"><div id="c" data-widget="profile-game-card" data-game-title="Creek" data-load="eager" data-items='${JSON.stringify(items)}'></div></div>`,
    );
    await page.waitForFunction(() => document.querySelector('#c')!.shadowRoot?.querySelectorAll('button').length === 4);
    const names = await Promise.all(
      (await page.$$(toggles)).map(async (button) => (await accessibilityOf(button)).name),
    );
    expect(names).toEqual([
      'Read more: Ein Fluss, der einmal im Jahr die Stadt',
      `Read more: ${texts[1]!.slice(0, 40)}`,
      'Read more: Short words. Short words. Short words.',
      'Read more: Ein Fluss, der einmal im Jahr die Stadt',
    ]);
  });
});
