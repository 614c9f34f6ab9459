// @vitest-environment node

import { afterEach, describe, expect, it, vi } from 'vitest';
import { digest } from '../../../src/services/client/storage';
import { createSession } from '../../../src/services/session/session';
import fc from '../../fast-check';
import type { Page } from '../../wire/open-page';
import { openPage } from '../../wire/open-page';
import type { SignedIn } from '../../wire/sign-in';
import { jwt, signedIn } from '../../wire/sign-in';

const settings = { locale: 'en-us', api: 'https://api.example', product: 'minecraft' };
const open = (session?: SignedIn, more = {}): Page & ReturnType<typeof createSession> => {
  const page = openPage();
  if (session) page.signIn(session);
  return { ...page, ...createSession({ ...settings, ...more }) };
};
const kinds = ['access', 'bearer', 'mcToken', 'playFab', 'xbox', 'realms', 'marketplace'] as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('stored session', () => {
  it('reports a login under all four conditions and returns gamertag and tokens (AUT-4, AUT-5, AUT-6)', () => {
    const session = open(signedIn());
    expect(session.endsAt()).toBeGreaterThan(Date.now());
    expect(session.gamertag()).toBe('Alex Stone');
    expect(kinds.map(session.token)).toEqual([
      'access-1',
      'bearer-1',
      expect.stringMatching(/^ey/),
      'playfab-1',
      'XBL3.0 x=1;xbox-1',
      'XBL3.0 x=1;realms-1',
      'purchasing-1',
    ]);
    expect(Number(session.token('expiration'))).toBeGreaterThan(Date.now());
  });

  it("reports no login if any condition isn't met, whatever the value (AUT-6)", () => {
    const junk = fc.oneof(
      fc.string(),
      fc.constantFrom('', '0', '-1', 'NaN', 'Infinity', 'null', 'undefined', '{}', '[]', 'true', '2020-01-01', '1e-9'),
    );
    const past = fc.integer({ min: 0, max: 1_700_000_000_000 });
    const { storage, cookies } = signedIn();
    const valid = JSON.parse(storage.minecraft!) as Record<string, string>;
    const put = (key: string, value: string): SignedIn => ({ storage: { ...storage, [key]: value }, cookies });
    const broken = fc.oneof(
      past.map((time) => put('expiration', String(time))),
      junk.filter((text) => !(Number(text) > Date.now())).map((text) => put('expiration', text)),
      fc.constant({ storage, cookies: { bearer: 'b', access: 'a' } }),
      junk.filter((text) => text !== 'playfab-1').map((text) => put('playFabToken', text)),
      junk.map((text) => put('minecraft', text)),
      junk.map((text) => put('minecraft', JSON.stringify({ ...valid, mcToken: text }))),
      fc.anything().map((value) => put('minecraft', JSON.stringify({ ...valid, mcToken: value }) ?? '')),
      past.map((time) => put('minecraft', JSON.stringify({ ...valid, mcToken: jwt(time) }))),
      junk.map((exp) =>
        put(
          'minecraft',
          JSON.stringify({ ...valid, mcToken: `x.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.y` }),
        ),
      ),
      fc
        .anything()
        .filter((value) => value !== 'playfab-1')
        .map((value) => put('minecraft', JSON.stringify({ ...valid, playFabXBL: value }))),
      fc.constantFrom('expiration', 'minecraft', 'playFabToken').map((key) => ({
        storage: Object.fromEntries(Object.entries(storage).filter(([name]) => name !== key)),
        cookies,
      })),
    );
    fc.assert(
      fc.property(broken, (session) => {
        const { endsAt, gamertag } = open(session);
        expect(endsAt()).toBe(0);
        expect(gamertag()).toBeUndefined();
      }),
    );
  });

  it("doesn't treat two missing PlayFab tokens as equal (AUT-6)", () => {
    const { storage, cookies } = signedIn();
    const { mcToken } = JSON.parse(storage.minecraft!) as Record<string, string>;
    expect(
      open({
        storage: { ...storage, playFabToken: '', minecraft: JSON.stringify({ mcToken, playFabXBL: '' }) },
        cookies,
      }).endsAt(),
    ).toBe(0);
  });

  it("ends the session at the earlier of expiration and the token's claim, to the millisecond (AUT-6)", () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = Date.now();
    const { storage, cookies } = signedIn(now);
    const session = open({ storage: { ...storage, expiration: String(now + 5000) }, cookies });
    expect(session.endsAt()).toBe(now + 5000);
    vi.setSystemTime(now + 4999);
    expect(session.gamertag()).toBe('Alex Stone');
    vi.setSystemTime(now + 5000);
    expect(session.gamertag()).toBeUndefined();
  });

  it('clears all session data and returns nothing if a token is read while logged out (AUT-7)', () => {
    for (const kind of kinds) {
      const { storage, cookies } = signedIn();
      const session = open({ storage: { ...storage, expiration: '5', other: 'stays' }, cookies });
      expect(session.token(kind)).toBeUndefined();
      expect({ ...session.window.localStorage }).toEqual({ other: 'stays' });
      expect(session.window.document.cookie).toBe('');
    }
  });

  it("clears an expired session's data at a request, but not the flights (AUT-7, EXP-2)", () => {
    const { storage, cookies } = signedIn();
    const ended = open({ storage: { ...storage, expiration: '5' }, cookies });
    expect(ended.tokens()).toEqual({});
    expect({ ...ended.window.localStorage }).toEqual({});
    const visitor = open({ storage: { flights: '[]' }, cookies: {} });
    expect(visitor.tokens()).toEqual({});
    expect({ ...visitor.window.localStorage }).toEqual({ flights: '[]' });
  });

  it('reads and clears configured names (AUT-4)', () => {
    const { storage, cookies } = signedIn();
    const names = { playFabToken: 'pf', minecraft: 'tokens', bearer: 'B', session_username: 'gt', preauth: 'door' };
    const session = open(
      {
        storage: { ...storage, pf: 'playfab-1', playFabToken: 'other', tokens: storage.minecraft!, minecraft: 'other' },
        cookies: { ...cookies, B: 'bearer-2', gt: 'Steve', door: 'key' },
      },
      { storage: names },
    );
    expect(session.tokens()).toMatchObject({ bearer: 'bearer-2', preauth: 'key' });
    expect(session.gamertag()).toBe('Steve');
    session.clear();
    expect(session.window.localStorage.getItem('pf')).toBeNull();
    expect(session.window.localStorage.getItem('tokens')).toBeNull();
  });

  it('ignores JSON keys such as __proto__ in the stored session', () => {
    const { storage, cookies } = signedIn();
    const { endsAt } = open({
      storage: { ...storage, minecraft: '{"__proto__":{"mcToken":"x","playFabXBL":"playfab-1"},"constructor":1}' },
      cookies,
    });
    expect(endsAt()).toBe(0);
    expect(({} as { mcToken?: string }).mcToken).toBeUndefined();
  });

  it('reports no login, without an error, if storage is blocked', () => {
    openPage().signIn(signedIn());
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ),
    );
    const session = createSession(settings);
    expect(session.endsAt()).toBe(0);
    expect(session.token('bearer')).toBeUndefined();
    expect(session.tokens()).toEqual({});
  });

  it('reports no login if cookies are blocked, and makes anonymous calls (AUT-6, SVC-6)', () => {
    openPage().signIn(signedIn());
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
    const session = createSession(settings);
    expect(session.endsAt()).toBe(0);
    expect(session.tokens().mcToken).toBeUndefined();
    expect(session.token('bearer')).toBeUndefined();
  });

  it('returns a badly percent-encoded cookie unchanged', () => {
    const page = openPage();
    page.signIn(signedIn());
    page.window.document.cookie = 'session_username=100%; path=/';
    expect(createSession(settings).gamertag()).toBe('100%');
  });
});

describe('cookies', () => {
  const put = (page: Page, ...cookies: string[]) => {
    for (const one of cookies) page.window.document.cookie = one;
  };
  const remaining = (page: Page) => page.window.document.cookie.split('; ').filter(Boolean).sort();
  const theirs = ['access=theirs; path=/; domain=example.net', 'bearer=theirs; path=/; domain=example.net'];
  afterEach(() => {
    // Remove the cookies, which the next test would find.
    for (const name of ['access', 'bearer', 'session_username'])
      for (const place of ['/', '/; domain=example.net', '/en-us'])
        document.cookie = `${name}=; max-age=0; path=${place}`;
  });

  // The first anonymous call used to delete another application's cookies of the parent domain.
  it("keeps other applications' cookies in the calls of a visitor who has never signed in (AUT-7)", () => {
    const page = openPage();
    put(page, ...theirs, 'session_username=Sam; path=/; domain=example.net');
    createSession(settings).tokens();
    expect(remaining(page)).toEqual(['access=theirs', 'bearer=theirs', 'session_username=Sam']);
  });

  // Without local storage, a logout or a request for a token used to leave all of these cookies.
  it.each<[string, (session: ReturnType<typeof createSession>) => void]>([
    ['a logout', (session) => session.clear()],
    ['a token', (session) => void session.token('bearer')],
  ])('erases all cookies by %s without local storage, in every domain and path (AUT-7, AUT-8)', (_, act) => {
    const page = openPage();
    put(
      page,
      ...theirs,
      'bearer=host; path=/',
      'bearer=deep; path=/en-us/store; domain=www.example.net',
      'session_username=Sam; path=/en-us; domain=example.net',
    );
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ),
    );
    const session = createSession(settings);
    act(session);
    expect(remaining(page)).toEqual([]);
    // Cookies are also removed if none of them contains the player's name.
    put(page, ...theirs);
    act(session);
    expect(remaining(page)).toEqual([]);
  });

  it("clears cookies of an expired session, but not another application's replacements (AUT-7)", () => {
    const { storage, cookies } = signedIn();
    const session = open({ storage, cookies });
    session.tokens();
    put(session, 'access=theirs; path=/');
    session.window.localStorage.setItem('expiration', '5');
    expect(session.tokens()).toEqual({});
    expect(remaining(session)).toEqual(['access=theirs']);
    expect({ ...session.window.localStorage }).toEqual({});
  });

  it("keeps cookies that aren't ours because the player's name has expired (AUT-7)", () => {
    const { storage } = signedIn();
    const session = open({ storage: { ...storage, expiration: '5' }, cookies: { bearer: 'theirs' } });
    expect(session.tokens().bearer).toBeUndefined();
    expect(remaining(session)).toEqual(['bearer=theirs']);
  });

  it.each([
    ['the host', ['bearer=bearer-1; path=/', 'bearer=theirs; path=/; domain=example.net']],
    ['the parent domain', ['bearer=bearer-1; path=/; domain=example.net', 'bearer=theirs; path=/']],
  ])('clears cookies with our value from %s after the session, but not other values (AUT-7)', (_, cookies) => {
    const { storage } = signedIn();
    const session = open({ storage, cookies: { session_username: 'Alex' } });
    put(session, ...cookies);
    // Cobble's record of the cookies that it has set. The other application's cookie isn't one of them.
    session.window.localStorage.setItem(
      'cobble-cookies',
      ['bearer=bearer-1', 'session_username=Alex'].map(digest).join(),
    );
    session.window.localStorage.setItem('expiration', '5');
    session.tokens();
    expect(remaining(session)).toEqual(['bearer=theirs']);
  });

  // Browsers list the cookie with the longest path first; WebKit lists cookies of the host first.
  it("reads our cookies even after another application's, which only a logout erases (AUT-8)", () => {
    const session = open({ storage: signedIn().storage, cookies: {} });
    put(session, 'bearer=ours; path=/', 'session_username=Alex; path=/');
    session.tokens();
    put(session, 'bearer=theirs; path=/en-us');
    expect(session.token('bearer')).toBe('ours');
    expect(session.tokens().bearer).toBe('ours');
    expect(remaining(session)).toEqual(['bearer=ours', 'bearer=theirs', 'session_username=Alex']);
    session.clear();
    expect(remaining(session)).toEqual([]);
  });

  it('clears cookies with a renewed value after the session, but not with the old value (AUT-7)', () => {
    const session = open({ storage: signedIn().storage, cookies: {} });
    put(session, 'bearer=old; path=/', 'session_username=Alex; path=/');
    session.tokens();
    put(session, 'bearer=renewed; path=/');
    session.tokens();
    put(session, 'bearer=old; path=/; domain=example.net');
    session.window.localStorage.setItem('expiration', '5');
    session.tokens();
    expect(remaining(session)).toEqual(['bearer=old']);
  });

  it.each(['/', '/en-us', '/en-us/', '/en-us/store'])('clears cookies with the path %s (AUT-8)', (path) => {
    const session = open({ storage: signedIn().storage, cookies: { session_username: 'Alex' } });
    put(session, `access=deeper; path=${path}`);
    session.clear();
    expect(remaining(session)).toEqual([]);
  });

  it('clears cookies with secure names (AUT-4, AUT-8)', () => {
    const { storage } = signedIn();
    const names = { bearer: '__Secure-b', access: '__Host-a' };
    const session = open({ storage, cookies: { session_username: 'Alex' } }, { storage: names });
    put(session, '__Secure-b=1; path=/; secure; domain=example.net', '__Host-a=2; path=/; secure');
    expect(session.token('access')).toBe('2');
    session.clear();
    expect(remaining(session)).toEqual([]);
  });

  it.each(['Example.NET', '.example.net', 'https://example.net/', 'elsewhere.example'])(
    'clears cookies of the parent domain if the settings spell it %s (AUT-8)',
    (parentDomain) => {
      const session = open({ storage: signedIn().storage, cookies: {} }, { signIn: { parentDomain } });
      put(session, 'bearer=1; path=/; domain=example.net', 'session_username=Alex; path=/; domain=example.net');
      session.clear();
      expect(remaining(session)).toEqual([]);
    },
  );

  it('tries cookies of the configured domain first (AUT-8)', () => {
    const session = open(undefined, { signIn: { parentDomain: 'example.net' } });
    put(session, 'bearer=1; path=/; domain=example.net');
    const set = vi.spyOn(session.window.Document.prototype, 'cookie', 'set');
    session.clear();
    expect(set.mock.calls).toEqual([['bearer=; max-age=0; path=/; domain=example.net; secure']]);
    set.mockRestore();
  });
});

// The token used to be percent-decoded, and a value beyond Latin-1 made every call fail.
it.each([
  ['a%2Bb%3D', 'a%2Bb%3D'],
  ['naïve', 'na\xc3\xafve'],
  ['鍵', '\xe9\x8d\xb5'],
])('returns the pre-auth cookie %s with the bytes that the browser stores (SVC-2)', (stored, sent) => {
  const session = open();
  session.window.document.cookie = `preauth=${stored}; path=/`;
  expect(session.tokens().preauth).toBe(sent);
  expect(new Headers({ 'X-WEB-PREAUTH-SECRET': sent }).get('X-WEB-PREAUTH-SECRET')).toBe(sent);
  session.window.document.cookie = 'preauth=; path=/; max-age=0';
});
