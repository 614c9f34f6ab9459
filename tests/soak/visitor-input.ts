import type { ElementHandle, Page } from 'puppeteer';
import { typeQuickly } from '../browser/type-quickly';
import { findControl } from './in-page/find-control';

const WAIT_OPTIONS = { timeout: 15_000, polling: 50 };

/** Real pointer and keyboard input. CSS selectors identify the widgets. */
export class VisitorInput {
  constructor(readonly page: Page) {}

  /** @throws Error with the widget's actual text */
  async find(widget: string, kinds: string, name: RegExp): Promise<ElementHandle<HTMLElement>> {
    const found = await this.page
      .waitForFunction(findControl, WAIT_OPTIONS, widget, kinds, name.source)
      .catch(async (error: unknown) => {
        throw new Error(`${widget} has no ${name}; it shows: ${(await this.text(widget)).slice(0, 200)}`, {
          cause: error,
        });
      });
    return found.asElement() as ElementHandle<HTMLElement>;
  }

  /** A `count` of 2 is a double click. */
  async press(widget: string, name: RegExp, count = 1): Promise<void> {
    await (await this.find(widget, 'button,a[href]', name)).click({ count });
  }

  async tick(widget: string, name: RegExp): Promise<void> {
    await (await this.find(widget, 'input[type=checkbox],input[type=radio]', name)).click();
  }

  async type(widget: string, label: RegExp, text: string): Promise<void> {
    const field = await this.find(widget, 'input,textarea', label);
    await field.click({ count: 3 });
    await this.page.keyboard.type(text);
  }

  async choose(widget: string, label: RegExp, option: string): Promise<void> {
    await (await this.find(widget, 'select', label)).focus();
    await typeQuickly(this.page, option);
    await this.page.keyboard.press('Tab');
  }

  text(widget: string): Promise<string> {
    return this.page.$$eval(widget, (hosts) =>
      hosts
        .map((host) => host.shadowRoot?.textContent ?? '')
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  }

  async waitForText(widget: string, text: RegExp, timeout = 15_000): Promise<void> {
    const includesText = (widget: string, source: string) =>
      new RegExp(source, 'i').test(
        [...document.querySelectorAll(widget)]
          .map((host) => host.shadowRoot?.textContent ?? '')
          .join(' ')
          .replace(/\s+/g, ' '),
      );
    await this.page
      .waitForFunction(includesText, { ...WAIT_OPTIONS, timeout }, widget, text.source)
      .catch(async (error: unknown) => {
        throw new Error(`${widget} never showed ${text}. It shows: ${(await this.text(widget)).slice(0, 200)}`, {
          cause: error,
        });
      });
  }
}
