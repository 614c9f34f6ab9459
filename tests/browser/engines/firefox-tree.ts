import { randomUUID } from 'node:crypto';
import type { Browser, ElementHandle, JSHandle, Page } from 'puppeteer';

/** A node of the accessibility tree. States and attributes have Firefox's names. */
export interface FirefoxAccessible {
  /** The computed ARIA role. A text node has an empty role. */
  readonly role: string;
  readonly name: string | null;
  readonly description: string;
  readonly value: string;
  readonly states: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly FirefoxAccessible[];
}

interface Connection {
  send(method: string, params: object): Promise<{ result: unknown }>;
}

const windows = new WeakMap<Browser, Promise<string>>();

/**
 * Reads roles and names by a privileged script, because WebDriver BiDi doesn't return them. Requires
 * `--remote-allow-system-access`.
 *
 * @param of the element to read. Default: the whole page
 * @returns undefined if the element is hidden from screen readers
 */
export const firefoxTree = async (page: Page, of?: ElementHandle): Promise<FirefoxAccessible | undefined> => {
  const mark = `mark${randomUUID()}`;
  const target: JSHandle<unknown> = of ?? (await page.evaluateHandle(() => document));
  const isInFront = await target.evaluate((one, mark) => {
    Object.assign(window, { [mark]: one });
    return document.hasFocus();
  }, mark);
  // The tree must include the focus, which only the front window has.
  if (!isInFront) await page.bringToFront();
  const { connection } = page.browser() as unknown as { connection: Connection };
  const context = windows.get(page.browser()) ?? firstWindow(connection);
  windows.set(page.browser(), context);
  const answer = (
    await connection.send('script.callFunction', {
      functionDeclaration: String(inFirefox),
      arguments: [`(${inContent})('${mark}')`, mark].map((value) => ({ type: 'string', value })),
      target: { context: await context },
      awaitPromise: true,
    })
  ).result as { exceptionDetails?: { text: string }; result?: { value: string } };
  if (!answer.result) throw new Error(`Firefox returns no accessibility tree: ${answer.exceptionDetails?.text}`);
  const { tree, error } = JSON.parse(answer.result.value) as { tree?: FirefoxAccessible; error?: string };
  if (error) throw new Error(`Firefox returns no accessibility tree: ${error}`);
  return tree;
};

const firstWindow = async (connection: Connection): Promise<string> => {
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [first] = (result as { contexts: { context: string }[] }).contexts;
  if (!first) throw new Error('Firefox has no window of its own.');
  return first.context;
};

interface Service {
  getAccessibleFor(node: unknown): Xpcom | null;
  getStringStates(states: number, more: number): ArrayLike<string>;
}
interface Out {
  value?: number;
}
interface Xpcom {
  readonly computedARIARole: string;
  readonly name: string | null;
  readonly description: string;
  readonly value: string;
  readonly childCount: number;
  readonly attributes: { enumerate(): Iterable<{ key: string; value: string }> } | null;
  getState(states: Out, more: Out): void;
  getChildAt(index: number): Xpcom;
}
/** Globals of Firefox's privileged scripts. */
declare const Cc: Record<string, { getService(what: unknown): Service }>;
declare const Ci: { nsIAccessibilityService: unknown; nsIAccessibleStates: { STATE_BUSY: number } };
declare const Cu: { unwaiveXrays(value: unknown): unknown };
declare const Services: {
  mm: {
    addMessageListener(name: string, heard: (message: { data: string }) => void): void;
    removeMessageListener(name: string, heard: (message: { data: string }) => void): void;
    loadFrameScript(url: string, later: boolean): void;
  };
};
declare const content: (Window & { wrappedJSObject: Record<string, unknown> }) | null;
declare const sendAsyncMessage: (name: string, data: string) => void;

/** Runs in Firefox's own window. Loads the script into each tab and returns the first response. */
const inFirefox = (script: string, message: string): Promise<string> => {
  // Tabs discard their accessibility trees unless something references the accessibility service.
  const name = '@mozilla.org/accessibilityService;1';
  Object.assign(globalThis, { held: Cc[name]?.getService(Ci.nsIAccessibilityService) });
  return new Promise((done) => {
    const receive = ({ data }: { data: string }) => {
      Services.mm.removeMessageListener(message, receive);
      done(data);
    };
    Services.mm.addMessageListener(message, receive);
    Services.mm.loadFrameScript(`data:,${encodeURIComponent(script)}`, false);
  });
};

/** Runs in each tab, but only the tab whose page has the global `mark` responds, with the tree of that node. */
const inContent = async (mark: string): Promise<void> => {
  const page = content;
  const marked = page?.wrappedJSObject[mark];
  if (!page || !marked) return;
  Reflect.deleteProperty(page.wrappedJSObject, mark);
  try {
    const service = Cc['@mozilla.org/accessibilityService;1']?.getService(Ci.nsIAccessibilityService);
    const statesOf = (one: Xpcom) => {
      const [states, more]: [Out, Out] = [{}, {}];
      one.getState(states, more);
      return [states.value ?? 0, more.value ?? 0] as const;
    };
    const isBusy = () => {
      const whole = service?.getAccessibleFor(page.document);
      return !whole || !!(statesOf(whole)[0] & Ci.nsIAccessibleStates.STATE_BUSY);
    };
    // The tree includes a change only after it is rendered.
    const frame = () => new Promise((done) => page.requestAnimationFrame(done));
    for (let frames = 0; frames < 2 || (isBusy() && frames < 300); frames++) await frame();
    const walk = (one: Xpcom): FirefoxAccessible => ({
      role: one.computedARIARole,
      name: one.name,
      description: one.description,
      value: one.value,
      states: Array.from(service?.getStringStates(...statesOf(one)) ?? []),
      attributes: Object.fromEntries(Array.from(one.attributes?.enumerate() ?? [], ({ key, value }) => [key, value])),
      children: Array.from({ length: one.childCount }, (_, i) => walk(one.getChildAt(i))),
    });
    const found = service?.getAccessibleFor(Cu.unwaiveXrays(marked));
    sendAsyncMessage(mark, JSON.stringify({ tree: found ? walk(found) : undefined }));
  } catch (error) {
    sendAsyncMessage(mark, JSON.stringify({ error: String(error) }));
  }
};
