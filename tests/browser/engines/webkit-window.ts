import { Script } from 'node:vm';
import { type Heard, hearConsole } from './hear-console';
import { inPage } from './in-page';
import type { Motion } from './pages';
import { type ScriptProxy, scriptProxy } from './script-proxy';
import { type WebKitDriver, webkitDriver } from './webkit-driver';

export interface Kept {
  readonly handle: number;
  readonly isNull: boolean;
  readonly truthy: boolean;
}

/** A function, or an expression as a string. */
export type Work = ((...given: never[]) => unknown) | string;

/** A browser window. It runs its commands sequentially. */
export class WebKitWindow {
  url = 'about:blank';
  onHeard: (heard: Heard) => void = () => {};
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
    proxy.scripts.set('console', `{${helper}(${hearConsole})()}`);
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

  /** Keeps the result in the page, for values that can't be serialised. */
  async keep(work: Work, given: readonly unknown[]): Promise<Kept> {
    return (await this.#script(work, given, true)) as Kept;
  }

  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    return this.#inTurn((send) => send(method, path, body));
  }

  async reference({ kept }: { readonly kept: Kept }): Promise<string> {
    const script = `return window[Symbol.for('tests')].kept.get(arguments[0])`;
    const found = await this.send('POST', '/execute/sync', { script, args: [kept.handle] });
    return (Object.values(found as Record<string, string>) as [string])[0];
  }

  async runInside(frame: { readonly kept: Kept }, work: Work, given: readonly unknown[]): Promise<unknown> {
    const id = { 'element-6066-11e4-a52e-4f735466cecf': await this.reference(frame) };
    return this.#inTurn(async (send) => {
      await send('POST', '/frame', { id });
      try {
        return this.#told(await send('POST', '/execute/async', scriptOf(work, given, false))).value;
      } finally {
        await send('POST', '/frame', { id: null });
      }
    });
  }

  #inTurn<T>(act: (send: WebKitDriver['send']) => Promise<T>): Promise<T> {
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

  again(): Promise<WebKitWindow> {
    return WebKitWindow.#start(this.driver, this.proxy);
  }

  async close(): Promise<void> {
    await this.end().catch(() => {});
    this.driver.close();
    this.proxy.close();
  }

  async #script(work: Work, given: readonly unknown[], keep: boolean): Promise<unknown> {
    const told = this.#told(await this.send('POST', '/execute/async', scriptOf(work, given, keep)));
    this.url = told.url;
    return told;
  }

  #told(answer: unknown): Answer {
    const told = JSON.parse(answer as string) as Answer;
    for (const one of told.heard) this.onHeard(one);
    if (told.error !== undefined) throw new Error(told.error);
    return told;
  }
}

interface Answer {
  readonly url: string;
  readonly heard: Heard[];
  readonly value?: unknown;
  readonly error?: string;
}

/**
 * Replaces tsx's helper `__name`. The screenshot tool runs in tsx, which adds calls of `__name` to functions, even to
 * those sent into a page.
 */
const helper = 'const __name = (named) => named;';

const scriptOf = (work: Work, given: readonly unknown[], keep: boolean) => {
  const values = given.map((one) =>
    one && typeof one === 'object' && 'kept' in one ? { handle: (one.kept as Kept).handle } : { value: one },
  );
  const script = `${helper}const [given, keep, done] = arguments;
const tell = (answer) => done((${asJson})({ ...answer, url: location.href, heard: window[Symbol.for('heard')]?.splice(0) ?? [] }));
(${inPage})((${asExpression(work)}), given, keep).then(tell, (error) => tell({ error: String(error?.message ?? error), stack: String(error?.stack) }));`;
  return { script, args: [values, keep] };
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
