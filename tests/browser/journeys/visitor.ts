import type { ElementHandle } from 'puppeteer';
import { expect } from 'vitest';
import { axeFindings } from '../axe-findings';
import type { Opened } from '../opened';
import { typeAtOnce } from '../type-at-once';
import { controlOf } from './control-of';

/** How a visitor goes about it. */
export interface VisitorOptions {
  /** Tab, Enter, Space and arrows only. */
  readonly keyboard?: boolean;
  /** axe looks at each state that the visitor waits for. */
  readonly axe?: boolean;
  /** What a failed call looks like, and what to press then. Without it a failure is a failure of the test. */
  readonly trouble?: RegExp;
  readonly again?: RegExp | ((shown: string) => RegExp);
}

/** Somebody who uses the one area of a page, `#area`, by what it shows: names, labels and texts. */
export class Visitor {
  /** How often something had failed and was tried again. */
  troubles = 0;

  constructor(
    readonly opened: Opened,
    readonly options: VisitorOptions = {},
  ) {}

  get page() {
    return this.opened.page;
  }

  /** What the area shows, white space made single. */
  text(): Promise<string> {
    return this.page.$eval('#area', ({ shadowRoot }) => (shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim());
  }

  /**
   * Waits until the area says it. What failed before is tried again, as often as it takes.
   *
   * @throws Error with what it says instead
   */
  async says(text: RegExp): Promise<void> {
    const { trouble, again, axe } = this.options;
    for (let tries = 0; ; tries++) {
      const state = await this.#until(text, trouble);
      if (state === 'said') break;
      if (tries > 20) throw new Error(`#area still fails after ${tries} tries: ${await this.text()}`);
      await this.looks('failed');
      const shown = await this.text();
      // The retry before this one may have ended meanwhile.
      if (!RegExp(trouble!, 'i').test(shown)) continue;
      this.troubles++;
      await this.press(typeof again === 'function' ? again(shown) : again!);
      // A busy button shows no trouble during a retry. After a failed retry the trouble's words stay.
      await this.page
        .waitForFunction(troubled, { timeout: 5000, polling: 20 }, trouble!.source, text.source)
        .catch(() => {});
    }
    if (axe) await this.looks(String(text));
  }

  /** Waits until the area does not say it any more. */
  async saysNoMore(text: RegExp): Promise<void> {
    await this.page.waitForFunction(
      (source) => !RegExp(source, 'i').test(document.querySelector('#area')!.shadowRoot!.textContent!),
      { timeout: 20_000 },
      text.source,
    );
  }

  /** Presses the button or link with that text or name. */
  async press(name: RegExp): Promise<void> {
    await this.#use('button,a[href],summary,[role=button]', name, 'Enter');
  }

  /** Is asked whether it is meant, and presses that: what spends or claims asks first. */
  async agrees(name: RegExp, question: RegExp): Promise<void> {
    const asked = await this.page.waitForFunction(
      () => document.querySelector('cobble-confirmation')?.shadowRoot?.querySelector('p')?.textContent,
      { timeout: 20_000 },
    );
    expect(await asked.jsonValue()).toMatch(question);
    if (this.options.axe) await this.looks('asked');
    await this.press(name);
    await this.page.waitForFunction(() => !document.querySelector('cobble-confirmation'));
  }

  /** Ticks a box or picks one of several. */
  async tick(name: RegExp): Promise<void> {
    await this.#use('input[type=checkbox],input[type=radio]', name, 'Space');
  }

  /** Writes into the field with that label, after what stands there. */
  async type(label: RegExp, text: string): Promise<void> {
    await this.#use('input,textarea', label);
    await this.page.keyboard.type(text);
  }

  /** Writes into the field with that label, in place of what stands there. */
  async retype(label: RegExp, text: string): Promise<void> {
    await this.#use('input,textarea', label);
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press('a');
    await this.page.keyboard.up('Control');
    if (text) await this.page.keyboard.type(text);
    else await this.page.keyboard.press('Backspace');
  }

  /** What stands in the field or list with that label. */
  async value(label: RegExp): Promise<string> {
    return (await this.#find('input,textarea,select', label)).evaluate((field) => (field as HTMLInputElement).value);
  }

  /** The page gives the element another attribute. */
  async given(attribute: string, value: string): Promise<void> {
    await this.page.$eval(
      '#area',
      (element, attribute, value) => element.setAttribute(attribute, value),
      attribute,
      value,
    );
  }

  /** Waits until it shows so many tiles, or other things of a list. */
  async tiles(count: number): Promise<void> {
    await this.page.waitForFunction(
      (count) => document.querySelector('#area')!.shadowRoot?.querySelectorAll('li').length === count,
      { timeout: 20_000 },
      count,
    );
  }

  /**
   * Another part of the page asks for something of the player, and learns with everything else on it that the session
   * is over.
   */
  async asksAgain(): Promise<void> {
    await this.page.evaluate(async () =>
      (
        await (
          window as never as { cobble: { services(): Promise<{ auth: { token(kind: string): unknown } }> } }
        ).cobble.services()
      ).auth.token('access'),
    );
  }

  /** Something on the page leads to that place of it: a hash. */
  async follows(hash: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
  }

  /** The browser's back button. */
  async back(): Promise<void> {
    await this.page.evaluate(() => history.back());
  }

  /** Listens from now on: what the page is told by events of that name, once there are so many. */
  async hears(event: string): Promise<(count: number) => Promise<unknown>> {
    const heard = await this.page.evaluateHandle((event) => {
      const list: unknown[] = [];
      document.addEventListener(event, ({ detail }: CustomEventInit) => list.push(detail));
      return list;
    }, event);
    return async (count) =>
      (
        await this.page.waitForFunction(
          (list, count) => list.length >= count && list,
          { timeout: 20_000 },
          heard,
          count,
        )
      ).jsonValue();
  }

  /** Picks the option that begins with the text, in the list with that label. */
  async choose(label: RegExp, option: string): Promise<void> {
    await this.#use('select', label, '');
    await typeAtOnce(this.page, option);
    await this.page.keyboard.press('Tab');
  }

  /** Comes to the button that opens the system's choice of files, and has chosen these there. */
  async chooseFiles(name: RegExp, ...paths: string[]): Promise<void> {
    await this.#use('button', name, '');
    const input = await this.page.evaluateHandle(() =>
      document.querySelector('#area')!.shadowRoot!.querySelector('input[type=file]'),
    );
    await (input.asElement() as ElementHandle<HTMLInputElement>).uploadFile(...paths);
  }

  /** Presses what leads to the sign-in page, signs in there, and is back at the same address. */
  async signsIn(name = /^(sign in|log in)/): Promise<void> {
    const url = this.page.url();
    await Promise.all([this.page.waitForNavigation(), this.press(name)]);
    await this.page.waitForSelector('button[type=submit]');
    await this.page.click('button[type=submit]');
    await this.page.waitForFunction((url) => location.href === url, { timeout: 20_000 }, url);
  }

  /** The session is over, as when its time has come or another tab has ended it. */
  async sessionEnds(): Promise<void> {
    await this.page.evaluate(() => localStorage.setItem('expiration', '1'));
  }

  /** axe finds nothing in the state. */
  async looks(state: string): Promise<void> {
    const asked = await this.page.$('cobble-confirmation');
    const findings = await axeFindings(this.page, asked ? 'cobble-confirmation' : '#area');
    if (findings.length) throw new Error(`axe, ${state}:\n${findings.join('\n')}`);
  }

  async #until(text: RegExp, trouble?: RegExp): Promise<'said' | 'trouble'> {
    const state = await this.page
      .waitForFunction(
        (said, trouble) => {
          const shown = document.querySelector('#area')?.shadowRoot?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
          // What stands there may be what was waited for and a failure of something else.
          if (trouble && RegExp(trouble, 'i').test(shown)) return 'trouble';
          return RegExp(said, 'i').test(shown) && 'said';
        },
        { timeout: 20_000, polling: 30 },
        text.source,
        trouble?.source,
      )
      .catch(async (error: unknown) => {
        throw new Error(`#area never said ${text}; it says: ${await this.text()}`, { cause: error });
      });
    return (await state.jsonValue()) as 'said' | 'trouble';
  }

  /** By the pointer: a click. By the keyboard: Tab to it, then the key. */
  async #use(kinds: string, name: RegExp, key?: 'Enter' | 'Space' | ''): Promise<void> {
    const element = await this.#find(kinds, name);
    if (!this.options.keyboard) {
      // A list opens on a click and would cover the page.
      if (key === '') return element.focus();
      await this.page.waitForFunction(isReadyForClick, { timeout: 20_000, polling: 30 }, element);
      return element.click();
    }
    const focused = () =>
      element.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
    for (let tabs = 0; !(await focused()); tabs++) {
      if (tabs > 150) throw new Error(`Tab never came to ${name}`);
      await this.page.keyboard.press('Tab');
    }
    if (!key) return;
    // A control waits with aria-disabled: a captcha's Send until the challenge is there, a question's yes for its time.
    await this.page.waitForFunction((element) => element.ariaDisabled !== 'true', { polling: 30 }, element);
    await this.page.keyboard.press(key);
  }

  async #find(kinds: string, name: RegExp): Promise<ElementHandle<HTMLElement>> {
    const handle = await this.page
      .waitForFunction(controlOf, { timeout: 20_000, polling: 30 }, kinds, name.source)
      .catch(async (error: unknown) => {
        throw new Error(`#area has no ${name} among ${kinds}; it says: ${await this.text()}`, { cause: error });
      });
    return handle.asElement() as ElementHandle<HTMLElement>;
  }
}

/** In the page: the control isn't waiting (`aria-disabled`) and hasn't moved since the last poll. */
const isReadyForClick = (element: HTMLElement & { lastBox?: string }) => {
  const { lastBox } = element;
  element.lastBox = JSON.stringify(element.getBoundingClientRect());
  return element.ariaDisabled !== 'true' && element.lastBox === lastBox;
};

/** In the page: the trouble has gone, or what was waited for is there. */
const troubled = (trouble: string, text: string) => {
  const shown = document.querySelector('#area')!.shadowRoot!.textContent!.replace(/\s+/g, ' ').trim();
  return !RegExp(trouble, 'i').test(shown) || RegExp(text, 'i').test(shown);
};
