import type { ElementHandle } from 'puppeteer';
import { expect } from 'vitest';
import { axeFindings } from '../axe-findings';
import { goBack } from '../go-back';
import { renderingProblem } from '../is-rendering';
import type { OpenedPage } from '../opened-page';
import { typeQuickly } from '../type-quickly';
import { controlOf } from './control-of';

export interface VisitorOptions {
  /** Uses only Tab, Enter, Space and arrow keys. */
  readonly keyboard?: boolean;
  /** Runs axe whenever an awaited text or confirmation appears. */
  readonly axe?: boolean;
  /** Matches the error message of a failed call. Without this pattern, a failed call fails the test. */
  readonly errorText?: RegExp;
  readonly retryButton?: RegExp | ((shown: string) => RegExp);
}

export class Visitor {
  errorCount = 0;

  constructor(
    readonly opened: OpenedPage,
    readonly options: VisitorOptions = {},
  ) {}

  get page() {
    return this.opened.page;
  }

  text(): Promise<string> {
    return this.page.$eval('#area', ({ shadowRoot }) => (shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim());
  }

  /**
   * Waits until the area shows the text. Retries if a call fails.
   *
   * @throws Error with the area's actual text
   */
  async sees(text: RegExp): Promise<void> {
    const { errorText, retryButton, axe } = this.options;
    for (let attempts = 0; ; attempts++) {
      const state = await this.#until(text, errorText);
      if (state === 'found') break;
      if (attempts > 20) throw new Error(`#area still fails after ${attempts} tries: ${await this.text()}`);
      await this.checksWithAxe('failed');
      const shown = await this.text();
      // The previous retry may have succeeded in the meantime.
      if (!RegExp(errorText!, 'i').test(shown)) continue;
      this.errorCount++;
      await this.press(typeof retryButton === 'function' ? retryButton(shown) : retryButton!);
      // During a retry, the busy button replaces the error. After a failed retry, the error reappears.
      await this.page
        .waitForFunction(hasRecovered, { timeout: 5000, polling: 20 }, errorText!.source, text.source)
        .catch(() => {});
    }
    if (axe) await this.checksWithAxe(String(text));
  }

  async seesNoMore(text: RegExp): Promise<void> {
    await this.page.waitForFunction(
      (source) => !RegExp(source, 'i').test(document.querySelector('#area')!.shadowRoot!.textContent!),
      { timeout: 20_000 },
      text.source,
    );
  }

  async press(name: RegExp): Promise<void> {
    await this.#use('button,a[href],summary,[role=button]', name, 'Enter');
  }

  async agrees(name: RegExp, question: RegExp): Promise<void> {
    const shown = await this.page.waitForFunction(
      () => document.querySelector('cobble-confirmation')?.shadowRoot?.querySelector('p')?.textContent,
      { timeout: 20_000 },
    );
    expect(await shown.jsonValue()).toMatch(question);
    if (this.options.axe) await this.checksWithAxe('confirmation');
    await this.press(name);
    await this.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
  }

  async tick(name: RegExp): Promise<void> {
    await this.#use('input[type=checkbox],input[type=radio]', name, 'Space');
  }

  async type(label: RegExp, text: string): Promise<void> {
    await this.#use('input,textarea', label);
    await this.page.keyboard.type(text);
  }

  async retype(label: RegExp, text: string): Promise<void> {
    await this.#use('input,textarea', label);
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('a');
    await this.page.keyboard.up('Control');
    if (text) await this.page.keyboard.type(text);
    else await this.page.keyboard.press('Backspace');
  }

  async value(label: RegExp): Promise<string> {
    return (await this.#find('input,textarea,select', label)).evaluate((field) => (field as HTMLInputElement).value);
  }

  async setsAttribute(attribute: string, value: string): Promise<void> {
    await this.page.$eval(
      '#area',
      (element, attribute, value) => element.setAttribute(attribute, value),
      attribute,
      value,
    );
  }

  async tiles(count: number): Promise<void> {
    await this.page.waitForFunction(
      (count) => document.querySelector('#area')!.shadowRoot?.querySelectorAll('li').length === count,
      { timeout: 20_000 },
      count,
    );
  }

  /** Makes the client check the session, which reveals that it is over. */
  async checksSession(): Promise<void> {
    await this.page.evaluate(async () =>
      (
        await (
          window as never as { cobble: { services(): Promise<{ auth: { token(kind: string): unknown } }> } }
        ).cobble.services()
      ).auth.token('access'),
    );
  }

  async follows(hash: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
  }

  async back(): Promise<void> {
    await goBack(this.page);
  }

  /** Returns a function that waits for a number of events and returns their details. */
  async listensFor(event: string): Promise<(count: number) => Promise<unknown>> {
    const events = await this.page.evaluateHandle((event) => {
      const list: unknown[] = [];
      document.addEventListener(event, ({ detail }: CustomEventInit) => list.push(detail));
      return list;
    }, event);
    return async (count) =>
      (
        await this.page.waitForFunction(
          (list, count) => list.length >= count && list,
          { timeout: 20_000 },
          events,
          count,
        )
      ).jsonValue();
  }

  async choose(label: RegExp, option: string): Promise<void> {
    await this.#use('select', label, '');
    await typeQuickly(this.page, option);
    await this.page.keyboard.press('Tab');
  }

  async chooseFiles(name: RegExp, ...paths: string[]): Promise<void> {
    await this.#use('button', name, '');
    const input = await this.page.evaluateHandle(() =>
      document.querySelector('#area')!.shadowRoot!.querySelector('input[type=file]'),
    );
    await (input.asElement() as ElementHandle<HTMLInputElement>).uploadFile(...paths);
  }

  async signsIn(name = /^sign in/): Promise<void> {
    const url = this.page.url();
    await Promise.all([this.page.waitForNavigation(), this.press(name)]);
    await this.page.waitForSelector('button[type=submit]');
    await this.page.click('button[type=submit]');
    await this.page.waitForFunction((url) => location.href === url, { timeout: 20_000 }, url);
  }

  /** Ends the session, as if it expired or another tab signed out. */
  async sessionEnds(): Promise<void> {
    await this.page.evaluate(() => localStorage.setItem('expiration', '1'));
  }

  async checksWithAxe(state: string): Promise<void> {
    const asked = await this.page.$('cobble-confirmation');
    const findings = await axeFindings(this.page, asked ? 'cobble-confirmation' : '#area');
    if (findings.length) throw new Error(`axe, ${state}:\n${findings.join('\n')}`);
  }

  async #until(text: RegExp, errorText?: RegExp): Promise<'found' | 'failed'> {
    const state = await this.page
      .waitForFunction(
        (expected, errorText) => {
          const shown = document.querySelector('#area')?.shadowRoot?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
          // Check for the error first: the expected text may appear next to the error of another call.
          if (errorText && RegExp(errorText, 'i').test(shown)) return 'failed';
          return RegExp(expected, 'i').test(shown) && 'found';
        },
        { timeout: 20_000, polling: 30 },
        text.source,
        errorText?.source,
      )
      .catch(async (error: unknown) => {
        const problem = await renderingProblem(this.page);
        throw new Error(`#area never showed ${text}.${problem} It shows: ${await this.text()}`, { cause: error });
      });
    return (await state.jsonValue()) as 'found' | 'failed';
  }

  async #use(kinds: string, name: RegExp, key?: 'Enter' | 'Space' | ''): Promise<void> {
    const element = await this.#find(kinds, name);
    if (!this.options.keyboard) {
      // Don't click: a click would open the list, which covers the page.
      if (key === '') return element.focus();
      await this.page.waitForFunction(isReadyForClick, { timeout: 20_000, polling: 30 }, element);
      try {
        return await element.click();
      } catch (error) {
        if (await element.evaluate(({ isConnected }) => isConnected)) throw error;
        // Find the control again, because the area has replaced it, for example after a response.
        return this.#use(kinds, name, key);
      }
    }
    const focused = () =>
      element.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
    for (let tabs = 0; !(await focused()); tabs++) {
      if (tabs > 150) throw new Error(`Tab never came to ${name}`);
      await this.page.keyboard.press('Tab');
    }
    if (!key) return;
    // Some controls are aria-disabled at first: a captcha's Send until the challenge loads, a confirmation's Yes until
    // its wait ends.
    await this.page.waitForFunction((element) => element.ariaDisabled !== 'true', { polling: 30 }, element);
    await this.page.keyboard.press(key);
  }

  async #find(kinds: string, name: RegExp): Promise<ElementHandle<HTMLElement>> {
    const handle = await this.page
      .waitForFunction(controlOf, { timeout: 20_000, polling: 30 }, kinds, name.source)
      .catch(async (error: unknown) => {
        throw new Error(`#area has no ${name} among ${kinds}; it shows: ${await this.text()}`, { cause: error });
      });
    return handle.asElement() as ElementHandle<HTMLElement>;
  }
}

/** Runs in the page. Returns whether the control is enabled and hasn't moved since the last poll. */
const isReadyForClick = (element: HTMLElement & { lastBox?: string }) => {
  const { lastBox } = element;
  element.lastBox = JSON.stringify(element.getBoundingClientRect());
  return element.ariaDisabled !== 'true' && element.lastBox === lastBox;
};

/** Runs in the page. */
const hasRecovered = (errorText: string, text: string) => {
  const shown = document.querySelector('#area')!.shadowRoot!.textContent!.replace(/\s+/g, ' ').trim();
  return !RegExp(errorText, 'i').test(shown) || RegExp(text, 'i').test(shown);
};
