import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { needs } from './needs';
import type { webkitInput } from './webkit-input';
import type { StoredValue, WebKitWindow, Work } from './webkit-window';

export type Input = ReturnType<typeof webkitInput>;

/** Runs in the page. */
const allBelow = (selector: string, root: Element | null) =>
  (window as never as Record<symbol, { all(selector: string, root: Document | Element): Element[] }>)[
    Symbol.for('tests')
  ]!.all(selector, root ?? document);

/**
 * Runs in the page. Waits until the element's centre is the same in two frames, as Playwright does, because content
 * that loads on scroll may move the element. Stops waiting after a second.
 */
const middleAtRest = async (one: Element) => {
  const seen = ({ top, left, bottom, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  // A window that isn't rendered gets no animation frames.
  const frame = () =>
    Promise.race([
      new Promise((go) => requestAnimationFrame(go)),
      new Promise((go) => {
        setTimeout(go, 50);
      }),
    ]);
  const end = performance.now() + 1000;
  let last: { x: number; y: number } | null = null;
  do {
    if (!seen(one.getBoundingClientRect()))
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [first] = one.getClientRects();
    if (!first) return null;
    const here = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
    if (last && here.x === last.x && here.y === last.y) return here;
    last = here;
    await frame();
  } while (performance.now() < end);
  return last;
};

export class WebKitElement {
  constructor(
    private readonly window: WebKitWindow,
    private readonly input: Input,
    readonly kept: StoredValue,
  ) {}

  /** @returns null if there is no such element */
  static async find(window: WebKitWindow, input: Input, selector: string, root?: WebKitElement) {
    if (/aria\//.test(selector)) needs('accessibility tree');
    const work = `(selector, root) => (${allBelow})(selector, root)[0]`;
    const kept = await window.store(work, [selector, root ?? null]);
    return kept.isNull ? null : new WebKitElement(window, input, kept);
  }

  static async findAll(window: WebKitWindow, input: Input, selector: string, root?: WebKitElement) {
    if (/aria\//.test(selector)) needs('accessibility tree');
    const all = await window.store(allBelow as Work, [selector, root ?? null]);
    const list = new WebKitElement(window, input, all);
    const length = (await list.evaluate(((all: Element[]) => all.length) as Work)) as number;
    return Promise.all(
      Array.from({ length }, async (_, index) => {
        const one = await window.store(((all: Element[], index: number) => all[index]) as Work, [list, index]);
        return new WebKitElement(window, input, one);
      }),
    );
  }

  $ = (selector: string) => WebKitElement.find(this.window, this.input, selector, this);
  $$ = (selector: string) => WebKitElement.findAll(this.window, this.input, selector, this);
  asElement = () => this;
  evaluate = (work: Work, ...given: unknown[]) => this.window.run(work, [this, ...given]);
  evaluateHandle = async (work: Work, ...given: unknown[]) =>
    new WebKitElement(this.window, this.input, await this.window.store(work, [this, ...given]));
  /** Role and label are empty for elements that aren't rendered. */
  computedRole = () => this.#computed('role');
  computedLabel = () => this.#computed('label');
  #computed = async (what: string) => {
    const id = await this.window.reference(this);
    const label = await this.window.send('GET', `/element/${id}/computed${what}`).catch((error: unknown) => {
      if (/unknown error/.test(String(error))) return '';
      throw error;
    });
    return label as string;
  };
  jsonValue = () => this.evaluate(((one: unknown) => one) as Work);
  contentFrame = async () => {
    const evaluate = (work: Work, ...given: unknown[]) => this.window.runInside(this, work, given);
    const waitForFunction = async (work: Work, { timeout = 30_000 } = {}, ...given: unknown[]) => {
      for (const end = Date.now() + timeout; !(await evaluate(work, ...given)); ) {
        if (Date.now() > end) throw new Error(`Waiting in a frame failed: ${timeout}ms exceeded: ${work}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    return { evaluate, waitForFunction };
  };
  dispose = async () => {};
  focus = () => this.evaluate(((one: HTMLElement) => one.focus()) as Work);
  boundingBox = () =>
    this.evaluate(((one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return width || height ? { x, y, width, height } : null;
    }) as Work) as Promise<{ x: number; y: number; width: number; height: number } | null>;
  isVisible = () =>
    this.evaluate(((one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return getComputedStyle(one).visibility === 'visible' && width > 0 && height > 0;
    }) as Work) as Promise<boolean>;

  #middle = async () => {
    const middle = (await this.evaluate(middleAtRest as Work)) as { x: number; y: number } | null;
    if (!middle) throw new Error('Node is either not clickable or not an Element');
    return middle;
  };
  hover = async () => {
    const { x, y } = await this.#middle();
    await this.input.mouse.move(x, y);
  };
  click = async (options: object = {}) => {
    const { x, y } = await this.#middle();
    await this.input.mouse.click(x, y, options);
  };
  type = async (text: string) => {
    await this.focus();
    await this.input.keyboard.type(text);
  };
  press = async (key: string) => {
    await this.focus();
    await this.input.keyboard.press(key);
  };
  select = (...values: string[]) =>
    this.evaluate(
      ((one: HTMLSelectElement, values: string[]) => {
        for (const option of one.options) option.selected = values.includes(option.value);
        one.dispatchEvent(new Event('input', { bubbles: true }));
        one.dispatchEvent(new Event('change', { bubbles: true }));
        return values;
      }) as Work,
      values,
    );
  /** Sets the input's files, and fires the events that a user's choice would fire. */
  uploadFile = (...paths: string[]) =>
    this.evaluate(
      ((one: HTMLInputElement, files: { name: string; base64: string }[]) => {
        const chosen = new DataTransfer();
        for (const { name, base64 } of files) {
          const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
          const types: Record<string, string> = { log: 'text/plain', txt: 'text/plain', png: 'image/png' };
          chosen.items.add(new File([bytes], name, { type: types[name.split('.').pop() ?? ''] ?? '' }));
        }
        one.files = chosen.files;
        one.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        one.dispatchEvent(new Event('change', { bubbles: true }));
      }) as Work,
      paths.map((path) => ({ name: basename(path), base64: readFileSync(path).toString('base64') })),
    );
}
