// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../wire/open-page';
import { jwt, signedIn } from '../../wire/sign-in';
import { json, testClient } from './client';
import { until } from './until';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('session listeners', () => {
  const storageEvent = (client: ReturnType<typeof testClient>) =>
    client.page.window.dispatchEvent(new client.page.window.StorageEvent('storage', { key: 'expiration' }));

  it('notifies listeners of signing out here until they are removed', async () => {
    const { auth } = testClient();
    const received: unknown[] = [];
    const stop = auth.onChange((state) => void received.push(state));
    auth.onChange(() => void received.push('other'));
    await auth.logout();
    expect(received).toEqual([{ isLoggedIn: false, gamertag: undefined }, 'other']);
    stop();
  });

  it('notifies listeners when another tab signs out, and drops pending calls (AUT-8)', async () => {
    const client = testClient();
    const received: unknown[] = [];
    client.auth.onChange((state) => void received.push(state));
    const get = client.profile.get().catch((error: unknown) => error);
    await until(() => client.sent.length === 1);
    client.page.window.localStorage.removeItem('expiration');
    storageEvent(client);
    client.sent[0]!.answer(json({ id: 'private' }));
    expect(await get).toMatchObject({ name: 'SignedOutError' });
    expect(received).toEqual([{ isLoggedIn: false, gamertag: undefined }]);
  });

  it("waits until another tab's sign-in is complete, because cookies follow the storage", async () => {
    const client = testClient({}, { loggedIn: false });
    const received: unknown[] = [];
    client.auth.onChange((state) => void received.push(state));
    client.page.signIn({ ...signedIn(), cookies: {} });
    storageEvent(client);
    expect(received).toEqual([]);
    client.page.signIn(signedIn());
    await until(() => received.length > 0);
    expect(received).toEqual([{ isLoggedIn: true, gamertag: 'Alex Stone' }]);
  });

  it('notifies listeners when the session expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { auth } = testClient();
    const received: unknown[] = [];
    auth.onChange((state) => void received.push(state));
    await vi.advanceTimersByTimeAsync(3_599_000 - 1000);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(received).toEqual([{ isLoggedIn: false, gamertag: undefined }]);
  });

  it("doesn't report a session of many years as expired: timers are limited to 24 days", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const page = openPage();
    const { storage, cookies } = signedIn();
    const far = Date.now() + 1e12;
    page.signIn({
      storage: {
        ...storage,
        expiration: String(far),
        minecraft: JSON.stringify({ mcToken: jwt(far), playFabXBL: 'playfab-1' }),
      },
      cookies,
    });
    const { auth } = testClient({}, { page, loggedIn: false });
    const received: unknown[] = [];
    auth.onChange((state) => void received.push(state));
    await vi.advanceTimersByTimeAsync(2 ** 31 + 5);
    expect(received).toEqual([]);
    expect(auth.isLoggedIn()).toBe(true);
  });
});
