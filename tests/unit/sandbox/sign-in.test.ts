// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readJwt } from '../../../examples/sandbox/auth/jwt';
import { knownHosts } from '../../../examples/sandbox/guard/known-hosts';
import { afterLogin, siteAddress } from '../../../examples/sandbox/sign-in/return-to';
import { runningSandbox } from './running-sandbox';

const sandbox = runningSandbox({ allowedHosts: ['.cobble.test'] });
const isKnownHost = knownHosts(['.cobble.test']);
const { ask, get } = sandbox;
const here = 'http://127.0.0.1:4173';

describe('return_url (AUT-1)', () => {
  it.each(['/en-us/store?a=1#b', `${here}/x`])('%s is a page of this site', (address) => {
    expect(afterLogin(address, here)).toBe(new URL(address, here).href);
  });

  it.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `http://a:b@127.0.0.1:4173/`,
    '/\tx',
    ' //evil.example',
    'http://127.0.0.1:9/',
    '/en-us/login?return_url=/en-us/login',
  ])('%j leads to the root', (address) => {
    expect(afterLogin(address, here)).toBe(`${here}/`);
  });
});

describe('ru (AUT-2)', () => {
  it.each([
    `${here}/en-us/login?return_url=%2Fx`,
    `${here}/any`,
    'http://localhost:80/sv-se/login',
    'http://www.cobble.test:4173/en-us/login',
  ])('%s is known', (address) => {
    expect(siteAddress(address, here, isKnownHost)?.href).toBe(new URL(address).href);
  });

  it.each([
    null,
    '',
    'https://evil.example/en-us/login',
    'http://www.cobble.test:4173/steal',
    'http://localhost/',
    'http://evil.test.example/en-us/login',
    'ftp://localhost/en-us/login',
  ])('%j is refused', (address) => {
    expect(siteAddress(address, here, isKnownHost)).toBeUndefined();
  });
});

it('the site’s login route sends to the provider, with itself as the return address', async () => {
  const answer = await fetch(`${sandbox.origin}/sv-se/login?return_url=%2Fsv-se%2Fstore`, { redirect: 'manual' });
  const to = new URL(answer.headers.get('location')!);
  expect([answer.status, to.pathname, to.searchParams.get('state'), to.searchParams.get('ru')]).toEqual([
    302,
    '/__sandbox/sign-in',
    'login',
    `${sandbox.origin}/sv-se/login?return_url=%2Fsv-se%2Fstore`,
  ]);
  expect((await get(to.pathname + to.search)).body).toContain('<h1>Sign in</h1>');
});

it('what the URL says is written out as text, under a policy that runs nothing else', async () => {
  const { body, headers } = await get(
    `/__sandbox/sign-in?product=${encodeURIComponent('</script><img src=x>')}&ru=${encodeURIComponent(`${sandbox.origin}/en-us/login?"><b>`)}`,
  );
  expect(body).not.toMatch(/<b>|<img/);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'nonce-/);
  const refused = await get('/__sandbox/sign-in?ru=https%3A%2F%2Fevil.example%2Fen-us%2Flogin');
  expect([refused.status, refused.body]).toEqual([400, expect.not.stringContaining('<form')]);
});

describe('a session (AUT-4)', () => {
  const signIn = async (more: Record<string, unknown> = {}) =>
    (
      await ask('POST', '/__sandbox/sign-in', {
        body: {
          gamertag: 'Alex Stone',
          loginType: 'MSA',
          minutes: 30,
          product: 'minecraft',
          ru: `${sandbox.origin}/en-us/login?return_url=%2Fx`,
          ...more,
        },
      })
    ).body as {
      to: string;
      session?: { storage: Record<string, string>; cookies: Record<string, string>; seconds: number };
      code?: string;
    };

  it('holds all that AUT-4 lists, and its tokens are each good for their calls', async () => {
    const { to, session } = await signIn();
    expect(to).toBe(`${sandbox.origin}/x`);
    const { storage, cookies } = session!;
    expect(Object.keys(storage).sort()).toEqual([
      'IsNewProfileEnabled',
      'LoginType',
      'expiration',
      'flights',
      'marketplaceToken',
      'minecraft',
      'playFabToken',
      'realmsToken',
      'xboxToken',
    ]);
    expect(Object.keys(cookies).sort()).toEqual(['access', 'bearer', 'session_username']);
    const { mcToken, playFabXBL } = JSON.parse(storage.minecraft!) as Record<string, string>;
    expect(playFabXBL).toBe(storage.playFabToken);
    expect(Number(readJwt(mcToken!.replace('MCToken ', ''))!.exp) * 1000).toBeGreaterThan(Date.now());
    expect((await get('/api/v1.0/en-us/marketplace/auth/popular', { authorization: mcToken! })).status).toBe(200);
    expect((await get('/minecraft/profile', { authorization: `Bearer ${cookies.bearer}` })).body).toMatchObject({
      name: 'Alex Stone',
    });
    expect((await get('/subscriptions/realms/check', { authorization: storage.realmsToken! })).status).toBe(200);
    expect(
      (
        await get('/users/gt(Alex%20Stone)/profile/settings?settings=AppDisplayPicRaw', {
          authorization: storage.xboxToken!,
          'x-xbl-contract-version': '3',
        })
      ).status,
    ).toBe(200);
  });

  it('goes to another site as a code for its login route, which is taken there only', async () => {
    const other = 'http://www.cobble.test:9000/en-us/login?return_url=%2Fx';
    const { to, session } = await signIn({ ru: other });
    expect([session, to.startsWith(`${other}&code=ey`)]).toEqual([undefined, true]);
    // Another origin's code is nobody's here.
    const { search } = new URL(to);
    expect((await fetch(`${sandbox.origin}/en-us/login${search}`, { redirect: 'manual' })).status).toBe(302);
  });

  it.each([
    [{ gamertag: ' ' }],
    [{ gamertag: 'a;b' }],
    [{ gamertag: 'a'.repeat(41) }],
    [{ ru: 'https://evil.example/en-us/login' }],
  ])('is refused for %j', async (more) => {
    const { session, code } = await signIn(more);
    expect([session, code]).toEqual([undefined, expect.stringMatching(/^Invalid/)]);
  });
});

it('signing out comes back to a site of this machine, and to no other', async () => {
  // AUT-3
  expect(
    (await get(`/__sandbox/sign-out?ru=${encodeURIComponent(`${sandbox.origin}/en-us?env=test`)}`)).body,
  ).toContain(`${sandbox.origin}/en-us?env=test`);
  expect((await get('/__sandbox/sign-out?ru=https%3A%2F%2Fevil.example')).body).not.toContain('evil.example');
});

it('a site’s root by its locale, where signing out leads, is the start page', async () => {
  // AUT-3
  const answer = await fetch(`${sandbox.origin}/en-us?env=test`, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
});
