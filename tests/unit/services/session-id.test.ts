// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentKey } from '../../../src/platform/consent-key';
import { openPage } from '../../wire/open-page';

const MINUTE_MS = 60_000;
const start = 1_800_000_000_000;
let now: number;
let local: Storage;

beforeEach(() => {
  now = start;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  local = openPage().window.localStorage;
});
afterEach(() => {
  delete (globalThis as { [consentKey]?: unknown })[consentKey];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Tab = Record<string, string>;

/** Opens a page in a tab. @returns a function that returns the session's id, as often as the page needs it */
const openIn = async (tab: Tab, type = 0) => {
  vi.resetModules();
  vi.stubGlobal('performance', { navigation: { type } });
  const { sessionId } = await import('../../../src/services/session/session-id');
  return () => {
    vi.stubGlobal('sessionStorage', tab);
    return sessionId();
  };
};
const visit = async (tab: Tab, type?: number) => (await openIn(tab, type))();

it('shares one id between tabs until 30 idle minutes have passed', async () => {
  const [one, two, three] = [{}, {}, {}];
  const id = await visit(one);
  now += 29 * MINUTE_MS;
  expect(await visit(two)).toBe(id);
  now += 29 * MINUTE_MS;
  expect(await visit(two)).toBe(id);
  now += 29 * MINUTE_MS;
  expect(await visit({})).toBe(id);
  now += 31 * MINUTE_MS;
  const next = await visit(three);
  expect(next).not.toBe(id);
  expect([await visit(one), await visit(three), await visit({})]).toEqual([id, next, next]);
});

it('starts a new id for new tabs after 24 hours, however busy', async () => {
  const tab = {};
  const use = await openIn(tab);
  const id = use();
  for (; now < start + 1440 * MINUTE_MS; now += 10 * MINUTE_MS) expect([use(), await visit({})]).toEqual([id, id]);
  const next = await visit({});
  expect(next).not.toBe(id);
  expect([use(), await visit({})]).toEqual([id, next]);
});

// A developer clears session storage and reloads to get a new session.
it.each([
  ['a reload', 1],
  ['a step back', 2],
])('starts a new id if the tab has none after %s', async (_, type) => {
  const tab = {};
  const id = await visit(tab);
  expect(await visit(tab, type)).toBe(id);
  expect(await visit({}, type)).not.toBe(id);
});

it('starts a new id for a new tab if the clock was set back', async () => {
  const tab = {};
  const id = await visit(tab);
  now -= MINUTE_MS;
  expect(await visit({})).not.toBe(id);
  expect(await visit(tab)).toBe(id);
});

it.each(['', 'x', ',1,2', 'old,x,y', `old,${start}`, '{"id":"old"}', `,${start},${start}`])(
  'ignores the stored text %j',
  async (text) => {
    local['cobble-session'] = text;
    const id = await visit({});
    expect(id).toMatch(/^\d+(-\d+){3}$/);
  },
);

it('writes once a minute, and nothing without consent', async () => {
  const use = await openIn({});
  use();
  const first = local['cobble-session'];
  now += MINUTE_MS - 1;
  use();
  expect(local['cobble-session']).toBe(first);
  now += 1;
  use();
  expect(local['cobble-session']).not.toBe(first);
  local.clear();
  Object.assign(globalThis, { [consentKey]: [false] });
  const tab = {};
  const useless = await openIn(tab);
  expect(useless()).toBe(useless());
  expect([tab, local.length]).toEqual([{}, 0]);
});

it('keeps the id of a tab if local storage is full', async () => {
  const full = new Proxy({} as Tab, {
    set: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  vi.stubGlobal('localStorage', full);
  const tab = {};
  const id = await visit(tab);
  expect(await visit(tab)).toBe(id);
});
