// Interface 9, "Consent": `false` erases stored data. docs/reference/storage.md has the list.
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentKey } from '../../../src/platform/consent-key';
import type { ConsentAnswer } from '../../../src/services/consent/consent-answer';
import { eraseStoredData } from '../../../src/services/consent/erase-stored-data';

/** Cobble's keys to erase. `theirs` must stay: keys of the sign-in page, the visitor's input, and similar names. */
const ours = ['flights', 'cobble-experiments', 'cobble-session', 'cobble-locale helpCentre sv', 'cobble:vote:7'];
const theirs = ['minecraft', 'cobble-draft', 'my-cobble-session', 'cobble-session-2', 'xcobble:vote:7', 'other'];
const cookies = ['cobble_device', 'cobble_session', 'cobble_user'];

const answer = (...given: ConsentAnswer[]) => vi.stubGlobal(consentKey, given);
const names = () => document.cookie.split('; ').map((one) => one.replace(/=.*/, ''));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    for (const key of [...ours, ...theirs]) storage.setItem(key, '1');
  }
  for (const name of [...cookies, 'bearer']) document.cookie = `${name}=1; path=/`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('erases everything of ours, and nothing else, if the visitor consents to nothing', async () => {
  answer(false);
  await eraseStoredData({});
  for (const storage of [localStorage, sessionStorage]) expect(Object.keys(storage).sort()).toEqual([...theirs].sort());
  expect(names()).toEqual(['bearer']);
});

it('erases nothing if the visitor consents to everything', async () => {
  answer(true);
  await eraseStoredData({});
  expect(Object.keys(localStorage)).toHaveLength(ours.length + theirs.length);
  expect(names()).toEqual(expect.arrayContaining(cookies));
});

it("erases the collector's cookies unless both consents are given", async () => {
  answer({ telemetry: false });
  await eraseStoredData({});
  expect(names()).toEqual(['bearer']);
  expect(Object.keys(localStorage)).toHaveLength(ours.length + theirs.length);

  for (const name of cookies) document.cookie = `${name}=1; path=/`;
  answer({ storage: false });
  await eraseStoredData({});
  expect(names()).toEqual(['bearer']);
  expect(Object.keys(localStorage)).toHaveLength(theirs.length);
});

it('erases flights under the configured name', async () => {
  localStorage.setItem('variants', '1');
  answer(false);
  await eraseStoredData({ storage: { flights: 'variants' } });
  expect(Object.keys(localStorage).sort()).toEqual([...theirs, 'flights'].sort());
});

it('erases the stored answers', async () => {
  const store = createStore('cobble', 'answers');
  await set('url', 'answer', store);
  answer({ telemetry: false });
  await eraseStoredData({});
  expect(await get('url', store)).toBe('answer');
  answer(false);
  await eraseStoredData({});
  expect(await get('url', store)).toBeUndefined();
});

it("doesn't create a database only to erase it", async () => {
  await new Promise((resolve, reject) => {
    const request = indexedDB.open('another');
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  answer(false);
  await eraseStoredData({});
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['another']);
});

it('continues erasing if one storage is blocked', async () => {
  answer(false);
  vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.stubGlobal('indexedDB', undefined);
  await eraseStoredData({});
  expect(Object.keys(sessionStorage).sort()).toEqual([...theirs].sort());
});
