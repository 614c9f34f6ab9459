// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { returnAddress } from '../../../src/services/session/sign-in-urls';
import fc, { anyText } from '../../fast-check';
import { openPage } from '../../wire/open-page';
import { signedIn } from '../../wire/sign-in';
import { json, testClient } from './client';
import { until } from './until';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const provider = {
  url: 'https://login.example/oauth?p=1',
  signOutUrl: 'https://login.example/out',
  brandId: 'brand',
  tenantId: 'tenant',
  appId: 'app',
};
const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

describe('signing in', () => {
  it("goes to the locale's login page on this origin without a provider (AUT-1)", () => {
    const { auth } = testClient({ locale: 'SV-se' });
    expect(auth.loginUrl()).toBe('https://www.example.net/sv-se/login');
    expect(auth.loginUrl({ returnUrl: '/sv-se/store?a=1#b' })).toBe(
      'https://www.example.net/sv-se/login?return_url=https%3A%2F%2Fwww.example.net%2Fsv-se%2Fstore%3Fa%3D1%23b',
    );
  });

  it('passes parameters and the login page as return URL to the provider (AUT-1, AUT-2)', () => {
    const { auth } = testClient({ signIn: provider });
    const url = auth.loginUrl({ returnUrl: '/en-us/store' });
    expect(url.startsWith('https://login.example/oauth?')).toBe(true);
    expect(query(url)).toEqual({
      p: '1',
      state: 'login',
      cobrandId: 'brand',
      tid: 'tenant',
      aid: 'app',
      as: '1',
      ru: 'https://www.example.net/en-us/login?return_url=https%3A%2F%2Fwww.example.net%2Fen-us%2Fstore',
    });
    expect(query(auth.loginUrl({ signup: true }))).toEqual({
      p: '1',
      state: 'signup',
      cobrandId: 'brand',
      tid: 'tenant',
      aid: 'app',
      as: '1',
      ru: 'https://www.example.net/en-us/login',
      signup: '1',
    });
  });

  it("supports the provider's own parameter names and `as`", () => {
    const { auth } = testClient({ signIn: { ...provider, as: 0, parameters: { cobrandId: 'brand_id', ru: 'back' } } });
    expect(query(auth.loginUrl())).toMatchObject({
      brand_id: 'brand',
      back: 'https://www.example.net/en-us/login',
      as: '0',
    });
  });

  it('ignores `signIn.returnUrl`, which is for signing out (AUT-1, AUT-3)', () => {
    const { auth } = testClient({ signIn: { ...provider, returnUrl: '/bye' } });
    expect(query(auth.loginUrl()).ru).toBe('https://www.example.net/en-us/login');
  });

  it('navigates to the login URL', () => {
    const { auth, visited } = testClient({ signIn: provider });
    auth.login({ signup: true });
    expect(visited).toEqual([auth.loginUrl({ signup: true })]);
  });

  it("never follows a return_url to an origin that isn't allowed", () => {
    openPage();
    const settings = {
      signIn: { allowedReturnOrigins: ['https://play.example', 'https://shop.example/', 'nonsense'] },
    };
    const tricks = fc.constantFrom(
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https:evil.example',
      'https://www.example.net@evil.example',
      'https://user:pw@www.example.net/',
      ' //evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:https://www.example.net/1',
      'https://www.example.net.evil.example',
      'https://play.example.evil',
      'http://www.example.net/',
      'https://play.example:444/',
      '\u0000https://evil.example',
      'https://evil.example/www.example.net',
      '///evil.example',
      '/%2f/evil.example',
      '/.//evil.example',
      '/..//evil.example',
      '/%5cevil.example',
      'view-source:https://play.example',
      'nonsense',
      'https://play.exampl',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          tricks,
          anyText(),
          fc.webAuthority().chain((authority) => fc.string().map((rest) => `https://${authority}/${rest}`)),
          fc.anything(),
          tricks.chain((one) => fc.string().map((rest) => one + rest)),
        ),
        (address) => {
          const result = returnAddress(address, settings);
          if (result === undefined) return;
          expect(['https://www.example.net', 'https://play.example', 'https://shop.example']).toContain(
            new URL(result).origin,
          );
          expect(result).toMatch(/^https:\/\/(www\.example\.net|play\.example|shop\.example)\/(?!\/|%2f|%5c)/i);
        },
      ),
    );
  });

  it('accepts return URLs of this origin and allowed ones', () => {
    openPage();
    const settings = { signIn: { allowedReturnOrigins: ['https://shop.example/'] } };
    expect(returnAddress('store?x=%2F', settings)).toBe('https://www.example.net/store?x=%2F');
    expect(returnAddress('https://shop.example/a', settings)).toBe('https://shop.example/a');
    expect(returnAddress('https://shop.example/a', {})).toBeUndefined();
    const oneText = { signIn: { allowedReturnOrigins: 'https://shop.example' } };
    expect(returnAddress('https://shop.example/a', oneText)).toBe('https://shop.example/a');
  });
});

describe('signing out', () => {
  it('clears stored session data, flights and cookies, and goes to the site root (AUT-8)', async () => {
    const { auth, page, visited } = testClient();
    page.window.localStorage.setItem('LoginType', 'XBL');
    page.window.localStorage.setItem('theirs', 'stays');
    await auth.logout();
    expect({ ...page.window.localStorage }).toEqual({ theirs: 'stays' });
    expect(page.window.document.cookie).toBe('');
    expect(visited).toEqual(['https://www.example.net/']);
    expect(auth.isLoggedIn()).toBe(false);
  });

  it.each([
    ['https://www.eu.example.net/', ['', 'www.eu.example.net', 'eu.example.net', 'example.net']],
    ['http://localhost:8080/', ['']],
  ])(
    'clears cookies of the host and its domains on %s, logs what failed, and navigates (AUT-8)',
    async (url, domains) => {
      const page = openPage(url);
      const client = testClient({}, { page });
      const set = vi.spyOn(page.window.Document.prototype, 'cookie', 'set').mockImplementation(() => {});
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      await client.auth.logout();
      const tried = set.mock.calls.map(([text]) => text).filter((text) => text.startsWith('bearer='));
      set.mockRestore();
      expect(tried.every((text) => text.includes('path=/') && text.includes('max-age=0'))).toBe(true);
      expect([...new Set(tried.map((text) => /domain=([^;]*)/.exec(text)?.[1] ?? ''))]).toEqual(domains);
      expect(warn.mock.calls.flat()).toEqual(
        ['bearer', 'access', 'session_username'].map((name) =>
          expect.stringContaining(`can't delete the cookie "${name}"`),
        ),
      );
      expect(warn.mock.calls.flat().join()).not.toMatch(/bearer-1|access-1|Alex/);
      expect(client.visited).toHaveLength(1);
      warn.mockRestore();
    },
  );

  // Everything throws: the console, and a setter that the page has defined for `document.cookie`.
  it('navigates even if nothing can be cleared or logged (AUT-8, LDR-6)', async () => {
    const client = testClient();
    const fail = () => {
      throw Error('mine');
    };
    const set = vi.spyOn(client.page.window.Document.prototype, 'cookie', 'set').mockImplementation(fail);
    vi.stubGlobal('console', { warn: fail });
    await client.auth.logout();
    set.mockRestore();
    expect(client.visited).toHaveLength(1);
    expect(client.page.window.localStorage.getItem('playFabToken')).toBeNull();
  });

  it('sends an MSA player to the provider, then back to the first path segment (AUT-3, AUT-8)', async () => {
    const { auth, visited } = testClient({ signIn: provider });
    await auth.logout();
    expect(visited).toEqual(['https://login.example/out?ru=https%3A%2F%2Fwww.example.net%2Fen-us']);
  });

  it('returns to the configured URL with the environment (AUT-3)', async () => {
    const { auth, visited } = testClient({
      signIn: { ...provider, returnUrl: 'https://www.example.net/bye?x=1', environment: 'stage' },
    });
    await auth.logout();
    expect(query(visited[0]!)).toEqual({ ru: 'https://www.example.net/bye?x=1&env=stage' });
  });

  it.each([{ signOutUrl: undefined }, { signOutUrl: 'https://' }])(
    'always signs an MSA player out: $signOutUrl',
    async ({ signOutUrl }) => {
      const { auth, visited } = testClient({ signIn: { ...provider, signOutUrl } });
      await auth.logout();
      expect(visited).toHaveLength(1);
      expect(new URL(visited[0]!).origin).toBe('https://www.example.net');
    },
  );

  it("rejects a pending call instead of returning the previous player's data", async () => {
    const client = testClient();
    const popular = client.marketplace.popular().catch((error: unknown) => error);
    const subscriptions = client.realms.check().catch((error: unknown) => error);
    const bought = client.store.purchase({ offerId: 'o', amount: 1 });
    const anonymous = client.downloads.latest();
    await until(() => client.sent.length === 4);
    await client.auth.logout();
    client.page.signIn(signedIn());
    for (const one of client.sent) one.answer(json({ version: '1', items: [{ title: 'private' }] }));
    expect(await popular).toMatchObject({ name: 'SignedOutError', status: undefined });
    expect(await subscriptions).toMatchObject({ name: 'SignedOutError' });
    expect(await bought).toBeNaN();
    expect(await anonymous).toMatchObject({ version: '1' });
  });

  it("sends nothing more with the ended session's token", async () => {
    const client = testClient();
    const get = client.profile.get().catch((error: unknown) => error);
    await until(() => client.sent.length === 1);
    void client.auth.logout();
    client.sent[0]!.answer(new Response('', { status: 503 }));
    expect(await get).toMatchObject({ name: 'SignedOutError' });
    expect(client.sent).toHaveLength(1);
  });
});
