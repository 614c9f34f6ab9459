// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeJwt } from '../../../examples/sandbox/auth/jwt';
import { runningSandbox } from './running-sandbox';

const sandbox = runningSandbox({ allowedHosts: ['.cobble.test'] });
const { ask, get } = sandbox;
const follow = (url: string) => fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });

it('redirects from the login route to the provider with itself as the return URL', async () => {
  const login = `${sandbox.origin}/sv-se/login?return_url=%2Fsv-se%2Fstore`;
  const { status, headers } = await follow(login);
  const { pathname, search, searchParams } = new URL(headers.get('location')!);
  expect([status, pathname]).toEqual([302, '/__sandbox/sign-in']);
  expect([searchParams.get('state'), searchParams.get('ru')]).toEqual(['login', login]);
  expect((await get(pathname + search)).body).toContain('<h1>Sign in</h1>');
});

it("serves the provider's page with a policy that blocks all scripts", async () => {
  const { headers } = await get(`/__sandbox/sign-in?ru=${encodeURIComponent(`${sandbox.origin}/en-us/login`)}`);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'nonce-/);
  const refused = await get('/__sandbox/sign-in?ru=https%3A%2F%2Fevil.example%2Fen-us%2Flogin');
  expect([refused.status, refused.body]).toEqual([400, expect.not.stringContaining('<form')]);
});

// AUT-4
describe('session', () => {
  interface SignedIn {
    readonly to: string;
    readonly session?: { storage: Record<string, string>; cookies: Record<string, string> };
    readonly code?: string;
  }
  const signIn = async (more: Record<string, unknown> = {}) => {
    const account = { gamertag: 'Alex Stone', loginType: 'MSA', minutes: 30, product: 'minecraft' };
    const ru = `${sandbox.origin}/en-us/login?return_url=%2Fx`;
    return (await ask('POST', '/__sandbox/sign-in', { body: { ...account, ru, ...more } })).body as SignedIn;
  };

  it('stores everything that AUT-4 lists, with tokens that their calls accept', async () => {
    const { to, session } = await signIn();
    expect(to).toBe(`${sandbox.origin}/x`);
    const { storage, cookies } = session!;
    const keys = 'IsNewProfileEnabled LoginType expiration flights marketplaceToken minecraft playFabToken realmsToken';
    expect(Object.keys(storage).sort()).toEqual([...keys.split(' '), 'xboxToken']);
    expect(Object.keys(cookies).sort()).toEqual(['access', 'bearer', 'session_username']);
    const { mcToken, playFabXBL } = JSON.parse(storage.minecraft!) as Record<string, string>;
    expect(playFabXBL).toBe(storage.playFabToken);
    const xbox = { authorization: storage.xboxToken!, 'x-xbl-contract-version': '3' };
    const answers = [
      await get('/minecraft/profile', { authorization: `Bearer ${cookies.bearer}` }),
      await get('/api/v1.0/en-us/marketplace/auth/popular', { authorization: mcToken! }),
      await get('/subscriptions/realms/check', { authorization: storage.realmsToken! }),
      await get('/users/gt(Alex%20Stone)/profile/settings?settings=AppDisplayPicRaw', xbox),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]!.body).toMatchObject({ name: 'Alex Stone' });
  });

  it("returns to the site's root from a foreign return URL or the login route itself", async () => {
    for (const address of ['http://127.0.0.1:9/', '/en-us/login?return_url=/en-us/login']) {
      const ru = `${sandbox.origin}/en-us/login?return_url=${encodeURIComponent(address)}`;
      expect([address, (await signIn({ ru })).to]).toEqual([address, `${sandbox.origin}/`]);
    }
  });

  it('reaches another site as a one-time code that only its login route accepts', async () => {
    const other = 'http://www.cobble.test:9000/en-us/login?return_url=%2Fx';
    const { to, session } = await signIn({ ru: other });
    expect([session, to.startsWith(`${other}&code=ey`)]).toEqual([undefined, true]);
    expect((await follow(`${sandbox.origin}/en-us/login${new URL(to).search}`)).status).toBe(302);
    const site = sandbox.origin.replace('127.0.0.1', 'localhost');
    const answer = await follow((await signIn({ ru: `${site}/en-us/login` })).to);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('playFabToken')]);
    const code = makeJwt({ gtg: 'A', aud: site, options: {}, exp: Math.floor(Date.now() / 1000) + 60 });
    expect((await follow(`${site}/en-us/login?code=${code}`)).status).toBe(302);
  });

  it('denies a session to an invalid gamertag and to a site on another machine', async () => {
    const sites = ['https://evil.example/en-us/login', 'http://localhost/', 'http://www.cobble.test:4173/steal'];
    for (const more of [
      ...[' ', 'a;b', 'a'.repeat(41)].map((gamertag) => ({ gamertag })),
      ...sites.map((ru) => ({ ru })),
    ]) {
      const { session, code } = await signIn(more);
      expect([more, session, code]).toEqual([more, undefined, expect.stringMatching(/^Invalid/)]);
    }
  });
});

// AUT-3
it('returns to a local site after signing out, and from a root with a locale to the start page', async () => {
  const root = `${sandbox.origin}/en-us?env=test`;
  expect((await get(`/__sandbox/sign-out?ru=${encodeURIComponent(root)}`)).body).toContain(root);
  expect((await get('/__sandbox/sign-out?ru=https%3A%2F%2Fevil.example')).body).not.toContain('evil.example');
  const { status, headers } = await follow(root);
  expect([status, headers.get('location')]).toEqual([302, '/']);
});

// WGT-9
it("posts the player's balance from the page for `frameUrl`, to its own origin only", async () => {
  const posted = async (headers: Record<string, string> = {}) => {
    const { body, headers: sent } = await get('/__sandbox/balance', headers);
    return [/parent\.postMessage\((.*)\);/.exec(String(body))?.[1], sent.get('content-security-policy')];
  };
  const [message, policy] = await posted({ cookie: 'a=b; session_username=Alex%20%3C%2Fscript%3E' });
  expect(message).toBe('{"type":"cobble:balance","balance":1720}, location.origin');
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
  expect((await posted())[0]).toBe('{"type":"cobble:balance"}, location.origin');
});
