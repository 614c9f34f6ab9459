// @vitest-environment node
// Needs its own process: it passes objects to Node, which checks their class. A `vm` context has its own classes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentKey } from '../../../src/platform/consent-key';
import { eraseStoredData } from '../../../src/services/consent/erase-stored-data';
import { create } from '../../../src/services/telemetry/one-ds';
import type { Page } from '../../wire/open-page';
import { openPage } from '../../wire/open-page';

const track = vi.hoisted(() => vi.fn());
vi.mock('@microsoft/1ds-core-js', () => ({
  AppInsightsCore: class {
    track = track;
    initialize = () => {};
  },
  createGuid: () => crypto.randomUUID(),
}));
vi.mock('@microsoft/1ds-post-js', () => ({
  PostChannel: class {
    identifier = 'PostChannel';
  },
}));

interface Ids {
  readonly app: { readonly sesId: string; readonly expId?: string };
  readonly user: { readonly localId: string };
  readonly device: { readonly localId: string };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = 1_800_000_000_000;
let page: Page;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  page = openPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/**
 * Opens a tab of the same site with its own adapter.
 *
 * @returns a function that reports an event at a time after the start
 */
const openTab = async () => {
  const adapter = await create({ instrumentationKey: 'key' });
  return (afterStart = 0, name = 'n', data = {}): Ids => {
    vi.setSystemTime(START + afterStart);
    adapter({ name, data, time: START + afterStart });
    return track.mock.lastCall?.[0].ext;
  };
};
const cookies = () => Object.fromEntries(page.window.document.cookie.split('; ').map((one) => one.split('=')));
const spyOnCookies = () => {
  const set = vi.spyOn(page.window.Document.prototype, 'cookie', 'set');
  return (name: string) => set.mock.calls.map(([text]) => text).filter((text) => text.startsWith(`${name}=`));
};

describe('the session of 1ds (TEL-1)', () => {
  // Each tab used to read the cookie only once, so a tab that had been idle replaced the session of the others.
  it('uses the same session in all tabs, also after one of them was idle for 30 minutes', async () => {
    const [first, second] = [await openTab(), await openTab()];
    const { sesId } = first().app;
    expect(second(MINUTE).app.sesId).toBe(sesId);
    expect(second(30 * MINUTE).app.sesId).toBe(sesId);
    expect(first(45 * MINUTE).app.sesId).toBe(sesId);
    const next = second(90 * MINUTE).app.sesId;
    expect(next).not.toBe(sesId);
    expect(first(91 * MINUTE).app.sesId).toBe(next);
  });

  it('renews the session while the page is open, for 24 hours at most', async () => {
    const report = await openTab();
    const { sesId } = report().app;
    for (let time = 0; time < 24 * HOUR; time += 20 * MINUTE) expect(report(time).app.sesId).toBe(sesId);
    expect(report(24 * HOUR + 1).app.sesId).not.toBe(sesId);
  });

  it('stores the session in a cookie as long as it may last, written at most once a minute', async () => {
    const report = await openTab();
    const written = spyOnCookies();
    for (const time of [0, MINUTE - 1, MINUTE]) report(time);
    expect(written('cobble_session')).toEqual([
      expect.stringContaining('; max-age=1800;'),
      expect.stringContaining('; max-age=1800;'),
    ]);
    for (let time = 0; time < 24 * HOUR; time += 25 * MINUTE) report(time);
    expect(written('cobble_session').at(-1)).toContain(`; max-age=${15 * 60};`);
  });

  it('uses the session of the tab whose cookie was stored, if two tabs begin one at the same moment', async () => {
    const report = await openTab();
    const { prototype } = page.window.Document;
    const store = Object.getOwnPropertyDescriptor(prototype, 'cookie')!.set!;
    vi.spyOn(prototype, 'cookie', 'set').mockImplementation(function (this: Document, text) {
      store.call(this, text);
      if (text.startsWith('cobble_session=')) store.call(this, `cobble_session=other|${START}|${START}; path=/`);
    });
    expect(report().app.sesId).toBe('other');
  });
});

describe('the ids of 1ds (TEL-1)', () => {
  it('stores a user and a device id in cookies of a year, which the next page reads', async () => {
    const written = spyOnCookies();
    const first = (await openTab())();
    expect(first.user.localId).not.toBe(first.device.localId);
    expect(cookies()).toMatchObject({
      cobble_user: first.user.localId,
      cobble_device: first.device.localId,
      cobble_session: expect.stringContaining(`${first.app.sesId}|`),
    });
    for (const name of ['cobble_user', 'cobble_device'])
      expect(written(name)).toEqual([expect.stringContaining('; max-age=31536000;')]);
    page.window.document.cookie = 'xcobble_device=theirs; path=/';
    expect((await openTab())(MINUTE)).toEqual(first);
  });

  it('keeps ids as long as the page if the visitor or the browser blocks storage', async () => {
    page.window.document.cookie = 'cobble_device=mine; path=/';
    vi.stubGlobal(consentKey, [{ storage: false }]);
    const report = await openTab();
    const first = report();
    expect(first.device.localId).not.toBe('mine');
    expect(report(MINUTE)).toEqual(first);
    expect(cookies()).toEqual({ cobble_device: 'mine' });
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    vi.stubGlobal(consentKey, []);
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
    const blocked = await openTab();
    const { user } = blocked();
    expect(user.localId).not.toBe(first.user.localId);
    expect(blocked(MINUTE).user).toEqual(user);
  });

  it('creates new ids after the visitor withdrew consent, and stores them after a new one', async () => {
    const report = await openTab();
    const before = report();
    vi.stubGlobal(consentKey, [{ storage: false }]);
    await eraseStoredData({});
    const without = report(MINUTE);
    for (const key of ['user', 'device'] as const) expect(without[key].localId).not.toBe(before[key].localId);
    expect(without.app.sesId).not.toBe(before.app.sesId);
    vi.stubGlobal(consentKey, []);
    const after = report(3 * MINUTE);
    expect(cookies()).toMatchObject({ cobble_user: after.user.localId, cobble_device: after.device.localId });
  });

  it('stores ids in secure cookies on a secure page', async () => {
    const written = spyOnCookies();
    (await openTab())();
    expect(written('cobble_user')).toEqual([expect.stringMatching(/; path=\/; max-age=\d+; samesite=lax; secure$/)]);
    page = openPage('http://www.example.net/');
    const insecure = spyOnCookies();
    (await openTab())();
    expect(insecure('cobble_user')).toEqual([expect.stringMatching(/; samesite=lax$/)]);
  });
});

// EXP-10. Reports in 1DS group events by `ext.app.expId`.
it('sends the reported experiment ids with every later event, as many as fit into 256 characters', async () => {
  const report = await openTab();
  expect(report().app).not.toHaveProperty('expId');
  const long = `EX:${'x'.repeat(246)}`;
  expect(report(1, 'cobble:experiments', { ids: ['AX:a', long, 'CS:toolong', 'H5'] }).app.expId).toBe(`AX:a,${long}`);
  expect(report(2, 'Ms.Web.ApiPerf').app.expId).toBe(`AX:a,${long}`);
  report(3, 'cobble:experiments', { ids: [] });
  expect(report(4).app).not.toHaveProperty('expId');
});
