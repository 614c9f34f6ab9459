import type { Frame } from 'puppeteer';
import { describe, expect, it } from 'vitest';
import { exampleOf } from './defaults/every-widget';
import { newSession, type StoredSession, storeInPage } from './defaults/session';
import { experiment, site } from './experiments/site';
import { harness } from './harness';
import type { OpenedPage } from './opened-page';
import { sampleOf } from './sample-of';

const server = harness();
const { openPage, publish, origin } = server;

const HOUR_MS = 3_600_000;

// The functions below run in the page.

const moveClock = (hours: number) => {
  const now = Date.now.bind(Date);
  Date.now = () => now() + hours * 3_600_000;
};

const block = () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  IDBFactory.prototype.open = refuse;
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
};

const remove = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { value: null });
};

const fill = (...kinds: ('localStorage' | 'sessionStorage')[]) => {
  for (const kind of kinds)
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        window[kind].setItem(`filler${size}`, 'x'.repeat(size));
      } catch {
        // A smaller string may still fit.
      }
};

const fillDatabase = () => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...values) {
    const request = put.apply(this, values);
    this.transaction.abort();
    return request;
  };
};

const hangDatabase = () => {
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
};

/** Deletes what Safari deletes after seven days without a visit. Cookies of the server stay. */
const evict = () => {
  localStorage.clear();
  sessionStorage.clear();
  indexedDB.deleteDatabase('cobble');
};

/** Stores a session in the first document of a tab. */
const storeOnce = ({ storage, cookies }: StoredSession, mark: string) => {
  if (window.name === mark || window !== top) return;
  window.name = mark;
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value};path=/`;
};

/** Publishes a page with a flight, a cached call and a form with a draft. Returns its path. */
const publishPage = () => {
  const path = `/page/${crypto.randomUUID()}`;
  const { html } = site(server, {
    config: [experiment('one', 'a', { js: [], css: [] })],
    flights: ['a'],
    body: ['marketplace-popular', 'support-ticket'].map((area) => exampleOf(area)).join(''),
  });
  publish(path, html);
  return path;
};

const look = async (frame: Frame) => {
  await frame.waitForFunction(() => {
    const rootOf = (id: string) => document.getElementById(id)?.shadowRoot;
    document.getElementById('support-ticket')?.scrollIntoView();
    return rootOf('marketplace-popular')?.querySelector('li') && rootOf('support-ticket')?.querySelector('form');
  });
  return frame.evaluate(async () => {
    const { services, flights } = window.cobble as {
      services(): Promise<{ auth: { isLoggedIn(): boolean } }>;
      flights: { ready: Promise<void>; on: string[] };
    };
    await flights.ready;
    const field = document.querySelector('#support-ticket')!.shadowRoot!.querySelector<HTMLInputElement>('input')!;
    field.focus();
    return {
      isSignedIn: (await services()).auth.isLoggedIn(),
      flights: flights.on,
      hasDraft: field.value.includes('Half a letter'),
    };
  });
};

const requests = (opened: OpenedPage) => [opened.sent(/assignment\.json/).length, opened.sent(/\/popular/).length];

interface Visit {
  /** A function that runs before the page's first script, and its arguments. */
  readonly fails?: readonly [(...values: never[]) => unknown, ...unknown[]];
  /** Runs before the first script of the second view. */
  readonly between?: () => void;
  /** Hours by which the clock is moved in the first and in the second view. */
  readonly clock?: readonly [number, number];
}

/** Signs a player in, writes a draft, visits the page again, and returns the second view. */
const visitTwice = async ({ fails: [fail, ...values] = [() => {}], between = () => {}, clock = [0, 0] }: Visit) => {
  const { storage, cookies } = await newSession(origin());
  const { flights: _, ...tokens } = storage;
  const opened = await openPage(publishPage(), {
    before: async (page) => {
      await page.evaluateOnNewDocument(storeOnce, { storage: tokens, cookies }, crypto.randomUUID());
      await page.evaluateOnNewDocument(fail as () => void, ...(values as []));
      await page.evaluateOnNewDocument(moveClock, clock[0]);
    },
  });
  const { page } = opened;
  await look(page.mainFrame());
  await page.keyboard.type('Half a letter');
  await opened.waitForIdle();
  const before = requests(opened);
  await page.evaluateOnNewDocument(between);
  await page.evaluateOnNewDocument(moveClock, clock[1] - clock[0]);
  await page.reload();
  const seen = await look(page.mainFrame());
  await opened.waitForIdle();
  const [assignments, popular] = requests(opened).map((count, index) => count - before[index]!);
  expect(seen.flights).toEqual(['a']);
  expect(opened.errors).toEqual([]);
  return { isSignedIn: seen.isSignedIn, hasDraft: seen.hasDraft, assignments, popular };
};

/** The expected result. `assignments` and `popular` count the requests of the second view. */
const kept = { isSignedIn: true, hasDraft: true, assignments: 0, popular: 0 };
const lost = { isSignedIn: false, hasDraft: false, assignments: 1, popular: 1 };

// Each test is a row of a table in docs/compatibility.md.
describe('a second view by a signed-in player with a draft', () => {
  const rows: [string, Visit, object][] = [
    ['uses what is stored', {}, kept],
    ['works without anything that Safari deletes after seven days', { between: evict }, lost],
    ['works if cookies and storage are blocked', { fails: [block] }, lost],
    ['works if storage is missing, as in a web view', { fails: [remove] }, lost],
    ['caches flights in session storage if local storage is full', { fails: [fill, 'localStorage'] }, kept],
    [
      'has no draft and requests flights again if all web storage is full',
      { fails: [fill, 'localStorage', 'sessionStorage'] },
      { ...kept, hasDraft: false, assignments: 1 },
    ],
    ['requests answers again if IndexedDB is full', { fails: [fillDatabase] }, { ...kept, popular: 1 }],
    ['requests answers again if IndexedDB hangs', { fails: [hangDatabase] }, { ...kept, popular: 1 }],
    ['uses what is stored if the clock is 5 hours slow', { clock: [-5, -5] }, kept],
    [
      'is signed out if the clock is 5 hours fast',
      { clock: [5, 5] },
      // Clearing the ended session also erases flights (AUT-7, AUT-8). This may happen before or after they are stored,
      // so any count is valid.
      { ...kept, isSignedIn: false, assignments: expect.any(Number) },
    ],
    ['keeps flights if the clock was set back 5 hours', { clock: [0, -5] }, { ...kept, popular: 1 }],
    ['requests everything again if the clock was set forward 5 hours', { clock: [0, 5] }, { ...lost, hasDraft: true }],
  ];
  it.each(sampleOf(rows, 3))('%s', async (_, visit, expected) => {
    expect(await visitTwice(visit)).toEqual(expected);
  });
});

it('signs the player out and in again when the clock of an open page is moved and moved back', async () => {
  const session = await newSession(origin());
  const { page } = await openPage(publishPage(), {
    before: (page) => page.evaluateOnNewDocument(storeInPage, session),
  });
  await page.waitForFunction('window.cobble?.services');
  const states = await page.evaluate(async (ms) => {
    const { auth } = await (
      window.cobble as { services(): Promise<{ auth: { isLoggedIn(): boolean; onChange(fn: () => void): void } }> }
    ).services();
    const now = Date.now.bind(Date);
    const seen: boolean[] = [];
    auth.onChange(() => seen.push(auth.isLoggedIn()));
    for (const by of [-ms, ms, 0]) {
      Date.now = () => now() + by;
      dispatchEvent(new Event('focus'));
      await Promise.resolve();
    }
    return seen;
  }, 5 * HOUR_MS);
  expect(states).toEqual([false, true]);
});

it('signs out in a frame of another site, and has separate flights there', { tags: 'all' }, async () => {
  const session = await newSession(origin());
  const path = publishPage();
  publish('/around', `<!doctype html><iframe width="900" height="900" src="${origin()}${path}"></iframe>`);
  const opened = await openPage(path, { before: (page) => page.evaluateOnNewDocument(storeOnce, session, path) });
  const { page } = opened;
  await look(page.mainFrame());
  const counts = [];
  for (let view = 0; view < 2; view++) {
    await page.goto(`${origin('around.test')}/around`);
    expect(await look(page.frames()[1]!)).toMatchObject({ isSignedIn: false, flights: ['a'] });
    counts.push(requests(opened)[0]);
  }
  expect(counts).toEqual([2, 2]);
  await page.goto(origin() + path);
  expect(await look(page.mainFrame())).toMatchObject({ isSignedIn: true });
  expect(requests(opened)[0]).toBe(2);
});
