import type { Page } from 'puppeteer';
import { beforeEach, expect, it } from 'vitest';
import { needs } from '../../browser/engines/needs';
import { signedIn } from '../sign-in';
import { wirePages } from './wire-pages';

const wire = wirePages();
let page: Page | undefined;
beforeEach(() => wire.reset());

/**
 * Opens a page on a.cobble.localhost: a secure context whose parent domain another application shares.
 *
 * @param given cookies in script syntax
 */
const open = async (storage: Readonly<Record<string, string>>, given: readonly string[], settings: object = {}) => {
  const template = await wire.open('tag', undefined, settings);
  page = template;
  const site = wire.origin.replace('127.0.0.1', 'a.cobble.localhost');
  const path = new URL(template.url()).pathname;
  await template.goto(`${site}/examples/pages/art/mark.svg`);
  await template.evaluate(
    (storage, cookies) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
      for (const one of cookies) document.cookie = one;
    },
    storage,
    given,
  );
  await template.goto(site + path, { waitUntil: 'load' });
  return template;
};
const left = (page: Page) => page.evaluate(() => document.cookie.split('; ').filter(Boolean).sort());
const client = (page: Page, script: string) =>
  page.evaluate(`(async () => { const c = await window.client; return ${script}; })()`);
const theirs = ['access=theirs; path=/; domain=cobble.localhost', 'bearer=theirs; path=/; domain=cobble.localhost'];

// An anonymous search used to delete both cookies.
it("keeps another application's parent-domain cookies after calls (AUT-7)", async () => {
  const page = await open({}, theirs);
  await client(page, 'c.helpCentre.search({ query: "a" }).then(() => 1)');
  expect(await left(page)).toEqual(['access=theirs', 'bearer=theirs']);
});

// Without stored keys, a token and a logout used to leave all cookies.
it.each([
  ['a token', 'c.auth.token("bearer")', false],
  ['a logout', 'void c.auth.logout()', true],
] as const)('erases the three cookies by %s even if nothing is stored (AUT-7, AUT-8)', async (_, script, leaves) => {
  const page = await open({}, [
    ...theirs,
    'bearer=host; path=/',
    'session_username=Alex; path=/en-us; domain=cobble.localhost',
    'session_username=Sam; path=/',
  ]);
  await Promise.all([leaves && page.waitForNavigation(), client(page, script)]);
  expect(await left(page)).toEqual([]);
});

it.each([
  ['host', '', 'cobble.localhost'],
  ['parent domain', 'cobble.localhost', ''],
])(
  "erases the session's cookies of the %s on logout, also those that another application set (AUT-8)",
  async (_, own, other) => {
    const domain = (name: string) => name && `; domain=${name}`;
    const page = await open(signedIn().storage, [
      `bearer=ours; path=/${domain(own)}`,
      `access=ours; path=/${domain(own)}`,
      `session_username=Alex; path=/${domain(own)}`,
    ]);
    expect(await client(page, 'c.auth.gamertag()')).toBe('Alex');
    await page.evaluate((place) => {
      document.cookie = `access=theirs; path=/${place}`;
    }, domain(other));
    expect(await left(page)).toHaveLength(4);
    await Promise.all([page.waitForNavigation(), client(page, 'void c.auth.logout()')]);
    expect(await left(page)).toEqual([]);
  },
);

it('erases secure-prefixed cookies and those of any parent path on logout (AUT-4, AUT-8)', async () => {
  needs('secure cookies without https');
  const page = await open(
    signedIn().storage,
    [
      '__Secure-b=1; path=/; secure; domain=cobble.localhost',
      '__Host-a=2; path=/; secure',
      'session_username=Alex; path=/en-us; domain=cobble.localhost',
    ],
    { storage: { bearer: '__Secure-b', access: '__Host-a' }, signIn: { parentDomain: '.Cobble.LOCALHOST' } },
  );
  needs('cookie prefixes without https', (await left(page)).length === 3);
  expect(await client(page, '[c.auth.gamertag(), c.auth.token("bearer"), c.auth.token("access")]')).toEqual([
    'Alex',
    '1',
    '2',
  ]);
  await client(
    page,
    'Object.assign(window, { left: new Promise(resolve => addEventListener("pagehide", () => resolve(sessionStorage.left = document.cookie))) }) && void c.auth.logout()',
  );
  await page.waitForFunction('location.pathname === "/"');
  expect(await page.evaluate('sessionStorage.left')).toBe('');
});

it("removes an ended session's own cookies, but not those that another application overwrote (AUT-7)", async () => {
  const page = await open(signedIn().storage, [
    'bearer=ours; path=/; domain=cobble.localhost',
    'access=ours; path=/; domain=cobble.localhost',
    'session_username=Alex; path=/',
  ]);
  expect(await client(page, 'c.auth.isLoggedIn()')).toBe(true);
  await page.evaluate(() => {
    document.cookie = 'access=theirs; path=/; domain=cobble.localhost';
    localStorage.expiration = '5';
  });
  await client(page, 'c.helpCentre.sections().then(() => 1)');
  expect(await left(page)).toEqual(['access=theirs']);
});

it('remembers for the visit that a help centre answers ja-JP pages only as `ja` (HLP-1)', async () => {
  await fetch(`${wire.origin}/__sandbox/help-locales`, { method: 'POST', body: '["ja"]' });
  const asked = async () =>
    (await wire.received())
      .filter(({ call }) => call?.startsWith('helpCentre.'))
      .map(({ url, status }) => [url.replace(/\?.*/, ''), status]);
  page = await wire.open('tag', undefined, { locale: 'ja-JP' });
  await client(page, 'c.helpCentre.categories().then(() => 1)');
  await page.reload({ waitUntil: 'load' });
  await client(page, 'c.helpCentre.sections().then(() => 1)');
  expect(await asked()).toEqual([
    ['/help_center/ja-jp/categories', 404],
    ['/help_center/ja/categories', 200],
    ['/help_center/ja/sections', 200],
  ]);
});
