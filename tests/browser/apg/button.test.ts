import { describe, expect, it } from 'vitest';
import { harness } from '../harness';
import { accessibilityOf, componentNames, examplesOf, focusedHandle, openSheet } from './catalogue';

const harnessed = harness();
/** All components except dialogs, whose buttons `dialog.test.ts` checks. */
const names = (await componentNames()).filter((name) => !/^(modal|flyout)$/.test(name));
const all = '[data-widget] >>> :is(button, [role=button], input[type=button])';

// WGT-1 to WGT-17
describe('a button of any component', () => {
  it('exposes its role, its visible text as its name and its disabled state, and is a tab stop if enabled', async () => {
    const { page } = await openSheet(harnessed, names);
    const buttons = await page.$$(all);
    expect(buttons.length).toBeGreaterThan(15);
    let disabledOnes = 0;
    for (const button of buttons) {
      const { role, name, ignored, disabled } = await accessibilityOf(button);
      if (ignored) continue;
      expect({ role, name }).toEqual({ role: 'button', name: expect.stringMatching(/\S/) });
      const { seen, stops, isWaiting } = await button.evaluate((button) => ({
        seen: (button as HTMLElement).innerText.trim(),
        stops: (button as HTMLElement).tabIndex >= 0 && !(button as HTMLButtonElement).disabled,
        isWaiting: button.ariaDisabled === 'true',
      }));
      // Speech control requires that the name contains the visible text.
      if (seen) expect(name!.toLowerCase()).toContain(seen.toLowerCase());
      // A temporarily disabled button keeps the focus and reports its state.
      expect([name, stops, disabled ?? false]).toEqual([name, !disabled || isWaiting, !stops || isWaiting]);
      if (disabled) disabledOnes++;
    }
    expect(disabledOnes).toBeGreaterThan(0);
  });

  it('fires once on Enter and once on Space, and keeps the focus', async () => {
    const { page } = await openSheet(harnessed, ['themed-button']);
    for (const { id, props = {} } of await examplesOf('themed-button')) {
      if ('href' in props || 'disabled' in props) continue;
      await page.evaluate((id) => {
        document.getElementById(id)!.addEventListener('click', () => {
          (window as never as { pressed: number }).pressed++;
        });
      }, id);
      const button = (await page.$(`#${id} >>> button`))!;
      for (const key of ['Enter', 'Space'] as const) {
        await page.evaluate(() => Object.assign(window, { pressed: 0 }));
        await button.focus();
        await page.keyboard.press(key);
        expect([id, key, await page.evaluate(() => (window as never as { pressed: number }).pressed)]).toEqual([
          id,
          key,
          1,
        ]);
        expect(await (await focusedHandle(page)).evaluate((at, button) => at === button, button)).toBe(true);
      }
    }
  });

  it('does nothing on click, Enter or Space while it is disabled', async () => {
    const { page } = await openSheet(harnessed, ['themed-button']);
    await page.evaluate(() => {
      Object.assign(window, { pressed: 0 });
      document.querySelector('#themed-button-disabled')!.addEventListener('cobble:press', () => {
        (window as never as { pressed: number }).pressed++;
      });
      document
        .querySelector('#themed-button-disabled')!
        .shadowRoot!.querySelector('button')!
        .addEventListener('click', () => {
          (window as never as { pressed: number }).pressed++;
        });
    });
    const button = (await page.$('#themed-button-disabled >>> button'))!;
    await button.click();
    await button.focus();
    for (const key of ['Enter', 'Space'] as const) await page.keyboard.press(key);
    expect(await page.evaluate(() => (window as never as { pressed: number }).pressed)).toBe(0);
    expect(await accessibilityOf(button)).toMatchObject({ role: 'button', disabled: true });
  });

  // HLP-6
  it('exposes its pressed state as a toggle button without changing its name', async () => {
    const opened = await openSheet(harnessed, ['help-article']);
    const { page } = opened;
    await page.waitForFunction(() =>
      document.querySelector('#help-article-whole')!.shadowRoot?.querySelector('[data-vote]'),
    );
    const yes = (await page.$('#help-article-whole >>> [data-vote="1"]'))!;
    expect(await accessibilityOf(yes)).toMatchObject({ role: 'button', name: 'Yes', pressed: 'false' });
    await yes.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('#help-article-whole')!.shadowRoot?.querySelector('[aria-pressed=true]'),
    );
    expect(await accessibilityOf(yes)).toMatchObject({ role: 'button', name: 'Yes', pressed: 'true', focused: true });
  });
});
