import { Script } from 'node:vm';
import { inPage } from './in-page';
import type { Motion } from './pages';
import { type ConsoleEntry, recordConsole } from './record-console';
import { type ScriptProxy, scriptProxy } from './script-proxy';
import { type WebKitDriver, webkitDriver } from './webkit-driver';

export interface StoredValue {
  readonly handle: number;
  readonly isNull: boolean;
  readonly truthy: boolean;
}

/** A function, or an expression as a string. */
export type Work = ((...given: never[]) => unknown) | string;

/** A browser window. It runs its commands sequentially. */
export class WebKitWindow {
  url = 'about:blank';
  onConsoleEntry: (entry: ConsoleEntry) => void = () => {};
  readonly #timer: NodeJS.Timeout;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  private constructor(
    readonly driver: WebKitDriver,
    readonly proxy: ScriptProxy,
  ) {
    // Console messages arrive with the response to a command, so send an empty command from time to time.
    this.#timer = setInterval(() => void this.run('0', []).catch(() => {}), 500);
  }

  static async open(motion?: Motion): Promise<WebKitWindow> {
    const proxy = await scriptProxy();
    return WebKitWindow.#start(await webkitDriver(proxy.address, motion), proxy);
  }

  static async #start(driver: WebKitDriver, proxy: ScriptProxy): Promise<WebKitWindow> {
    proxy.reset();
    proxy.scripts.set('console', `{${helper}(${recordConsole})()}`);
    try {
      await driver.start();
    } catch (error) {
      driver.close();
      proxy.close();
      throw error;
    }
    return new WebKitWindow(driver, proxy);
  }

  /** @returns the result as JSON */
  async run(work: Work, given: readonly unknown[]): Promise<unknown> {
    return ((await this.#script(work, given, false)) as { value?: unknown }).value;
  }

  /** Stores the result in the page, for values that can't be serialised. */
  async store(work: Work, given: readonly unknown[]): Promise<StoredValue> {
    return (await this.#script(work, given, true)) as StoredValue;
  }

  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    return this.#sequentially((send) => send(method, path, body));
  }

  async reference({ kept }: { readonly kept: StoredValue }): Promise<string> {
    const script = `return window[Symbol.for('tests')].kept.get(arguments[0])`;
    const found = await this.send('POST', '/execute/sync', { script, args: [kept.handle] });
    return (Object.values(found as Record<string, string>) as [string])[0];
  }

  async runInside(frame: { readonly kept: StoredValue }, work: Work, given: readonly unknown[]): Promise<unknown> {
    const id = { 'element-6066-11e4-a52e-4f735466cecf': await this.reference(frame) };
    return this.#sequentially(async (send) => {
      await send('POST', '/frame', { id });
      try {
        return this.#parseAnswer(await send('POST', '/execute/async', scriptOf(work, given, false))).value;
      } finally {
        await send('POST', '/frame', { id: null });
      }
    });
  }

  #sequentially<T>(act: (send: WebKitDriver['send']) => Promise<T>): Promise<T> {
    const next = this.#last.then(() => {
      if (this.#isClosed) throw new Error('The window is closed.');
      return act((method, path, body) => this.driver.send(method, path, body));
    });
    this.#last = next.catch(() => {});
    return next;
  }

  async end(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.driver.end();
  }

  reopen(): Promise<WebKitWindow> {
    return WebKitWindow.#start(this.driver, this.proxy);
  }

  async close(): Promise<void> {
    await this.end().catch(() => {});
    this.driver.close();
    this.proxy.close();
  }

  async #script(work: Work, given: readonly unknown[], store: boolean): Promise<unknown> {
    const parsed = this.#parseAnswer(await this.send('POST', '/execute/async', scriptOf(work, given, store)));
    this.url = parsed.url;
    return parsed;
  }

  #parseAnswer(answer: unknown): Answer {
    const parsed = JSON.parse(answer as string) as Answer;
    for (const one of parsed.entries) this.onConsoleEntry(one);
    if (parsed.error !== undefined) throw new Error(parsed.error);
    return parsed;
  }
}

interface Answer {
  readonly url: string;
  readonly entries: ConsoleEntry[];
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * Replaces tsx's helper `__name`. The screenshot tool runs in tsx, which adds calls of `__name` to functions, even to
 * those sent into a page.
 */
const helper = 'const __name = (named) => named;';

const scriptOf = (work: Work, given: readonly unknown[], isStored: boolean) => {
  const values = given.map((one) =>
    one && typeof one === 'object' && 'kept' in one ? { handle: (one.kept as StoredValue).handle } : { value: one },
  );
  const script = `${helper}const [given, isStored, done] = arguments;
const respond = (answer) => done((${asJson})({ ...answer, url: location.href, entries: window[Symbol.for('console-entries')]?.splice(0) ?? [] }));
(${inPage})((${asExpression(work)}), given, isStored).then(respond, (error) => respond({ error: String(error?.message ?? error), stack: String(error?.stack) }));`;
  return { script, args: [values, isStored] };
};

/**
 * Runs in the page. Serialises the result there, because WebDriver would turn undefined into null. Ignores a `toJSON`
 * that a library has added to arrays.
 */
const asJson = (answer: { value?: unknown }) => {
  const list = Array.prototype as { toJSON?: unknown };
  const { toJSON } = list;
  delete list.toJSON;
  try {
    return JSON.stringify(answer);
  } catch {
    // As in puppeteer, a value that can't be serialised is undefined.
    return JSON.stringify({ ...answer, value: undefined });
  } finally {
    if (toJSON) list.toJSON = toJSON;
  }
};

/** As in puppeteer, a string can be an expression, a function or a whole script, such as axe. */
const asExpression = (work: Work): string => {
  const text = `${work}`;
  if (typeof work !== 'string') return text;
  try {
    new Script(`(${text}\n)`);
    return text;
  } catch {
    return `() => {${text}\n}`;
  }
};
