// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uuid } from '../../../src/services/client/request-ids';
import { digest } from '../../../src/services/client/storage';
import { completeSettings } from '../../../src/services/complete-settings';
import { createServices } from '../../../src/services/create-services';
import type { Settings } from '../../../src/services/settings';
import { openPage } from '../../wire/open-page';
import { json, testClient } from './client';

afterEach(() => vi.unstubAllGlobals());

describe('createServices', () => {
  it('uses defaults for omitted settings: locale, product and API (interface 5)', () => {
    openPage('https://www.example.net/sv-se/');
    expect(completeSettings()).toEqual({
      locale: 'en-us',
      product: 'minecraft',
      signIn: {},
      api: 'https://www.example.net/',
      endpoints: { api: 'https://www.example.net/' },
    });
    expect(completeSettings({ api: '/base', locale: 'SV-SE', product: undefined })).toMatchObject({
      locale: 'sv-se',
      product: 'minecraft',
      api: 'https://www.example.net/base',
    });
  });

  it("uses `endpoints.api` as the API's host unless the tag names one (interface 1)", async () => {
    const hostsOf = async (settings: Partial<Settings>) => {
      const client = testClient(settings);
      client.respond(() => json({}));
      await client.downloads.latest();
      await client.helpCentre.sections();
      return client.sent.map(({ url }) => new URL(url).host);
    };
    const endpoints = { api: 'https://json.example' };
    expect(await hostsOf({ api: 'https://tag.example', endpoints })).toEqual(['tag.example', 'tag.example']);
    // If the attribute is absent, its default used to count as the page's setting.
    expect(await hostsOf({ api: 'https://www.example.net', endpoints })).toEqual([
      'www.example.net',
      'www.example.net',
    ]);
    expect(await hostsOf({ api: '', endpoints: { ...endpoints, helpCentre: 'https://help.example' } })).toEqual([
      'json.example',
      'help.example',
    ]);
  });

  it("treats null in a page's JSON as omitted", async () => {
    const client = testClient({
      endpoints: null,
      headers: null,
      storage: null,
      signIn: null,
      telemetry: null,
      helpCentre: null,
    } as unknown as Partial<Settings>);
    client.respond(() => json({}));
    await client.realms.check();
    await client.helpCentre.suggested();
    expect(client.sent).toHaveLength(2);
    expect(client.auth.loginUrl()).toBe('https://www.example.net/en-us/login');
  });

  it("sends requests to the page's origin without any settings", async () => {
    const client = testClient({ api: undefined });
    client.respond(() => json({}));
    await client.downloads.latest();
    expect(client.sent[0]!.url).toBe('https://www.example.net/api/v1.0/download/latest');
  });

  it('answers session calls synchronously', () => {
    const { auth, telemetry } = testClient();
    expect(auth.isLoggedIn()).toBe(true);
    expect(auth.gamertag()).toBe('Alex Stone');
    expect(auth.token('bearer')).toBe('bearer-1');
    expect(telemetry.onEvent(() => {})).toBeTypeOf('function');
  });

  it("can be called without a page, for example in a server's render", async () => {
    const { auth } = createServices({ api: 'https://api.example' });
    expect(auth.isLoggedIn()).toBe(false);
  });

  it('reports which setting is missing without a page', async () => {
    await expect(createServices().downloads.latest()).rejects.toMatchObject({
      name: 'ArgumentError',
      message: expect.stringContaining('endpoints.api'),
    });
  });

  it('returns plain groups that can be awaited, serialized and inspected', async () => {
    const { marketplace } = testClient();
    expect(await marketplace).toBe(marketplace);
    expect(JSON.stringify(marketplace)).toBe('{}');
    expect(marketplace).not.toHaveProperty('nothing');
    expect(marketplace.list).toBe(marketplace.list);
  });

  it('rejects instead of throwing for wrong arguments', async () => {
    const client = testClient() as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>;
    await expect(client.marketplace!.item!()).rejects.toMatchObject({ name: 'ArgumentError' });
    await expect(client.helpCentre!.search!()).rejects.toBeInstanceOf(TypeError);
    await expect(client.helpCentre!.articles!(null)).rejects.toBeInstanceOf(TypeError);
    await expect(client.store!.catalog!(null)).rejects.toBeInstanceOf(TypeError);
    await expect(client.store!.refreshBalance!(null)).rejects.toBeInstanceOf(TypeError);
  });
});

describe('answers', () => {
  it('keeps unknown fields and values in answers', async () => {
    const client = testClient();
    const answer = { id: '1', skins: [{ id: 's', state: 'RESTING', variant: 'TALL', glow: true }], hats: [] };
    client.respond(() => json(answer));
    expect(await client.profile.get()).toEqual(answer);
  });

  it('omits invalid items and members of the wrong type in answers', async () => {
    const client = testClient();
    client.respond(() =>
      json({ items: [null, 'x', { productId: 'a' }, { title: 'T', rating: {}, futureField: [{}] }] }),
    );
    expect(await client.marketplace.popular()).toEqual({
      items: [{ productId: 'a' }, { title: 'T', futureField: [{}] }],
    });
    client.respond(() => json([]));
    expect(await client.profile.get()).toBeUndefined();
  });

  it("doesn't pollute prototypes through a __proto__ key in an answer", async () => {
    const client = testClient();
    client.respond(
      () =>
        new Response('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"result":{}}', {
          headers: { InventoryETag: 'e' },
        }),
    );
    await client.store.inventory();
    await client.profile.get();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('gamertag picture (PRF-4)', () => {
  const picture = async (settings: unknown, profileUsers: unknown = [{ settings }]) => {
    const client = testClient();
    client.respond(() => json({ profileUsers }));
    return client.profile.gamertagPicture();
  };

  it('resizes the picture unless it is a 360 gamerpic', async () => {
    const raw = { id: 'AppDisplayPicRaw', value: 'https://p.example/a' };
    expect(await picture([raw])).toBe('https://p.example/a?w=100&h=100');
    expect(await picture([raw, { id: 'IsXbox360Gamerpic', value: 'false' }])).toBe('https://p.example/a?w=100&h=100');
    for (const value of ['true', 'True', '1'])
      expect(await picture([raw, { id: 'IsXbox360Gamerpic', value }])).toBe('https://p.example/a');
  });

  it.each([
    ['?w=64&h=64', '?w=100&h=100'],
    ['?url=a%20b%2Bc&w=64&format=png&h=64#top', '?url=a%20b%2Bc&format=png&w=100&h=100#top'],
    ['?h&width=9&', '?width=9&w=100&h=100'],
  ])('replaces the size in %s and keeps the rest', async (given, expected) => {
    const raw = { id: 'AppDisplayPicRaw', value: `https://p.example/a${given}` };
    expect(await picture([raw])).toBe(`https://p.example/a${expected}`);
  });

  it('requires an http(s) URL of the picture, and returns undefined if the player has none', async () => {
    for (const value of ['javascript:alert(1)', 'https://', 'https://p.example:port/'])
      expect(await picture([{ id: 'AppDisplayPicRaw', value }])).toBeUndefined();
    expect(await picture([])).toBeUndefined();
  });

  it("returns undefined if the picture's answer has the wrong type", async () => {
    for (const settings of [7, [null], { find: 1 }, [{ id: 'AppDisplayPicRaw', value: { toString: 1 } }]])
      expect(await picture(settings)).toBeUndefined();
    for (const users of [{}, 'x', [null]]) expect(await picture([], users)).toBeUndefined();
    expect(
      await picture([
        { id: 'AppDisplayPicRaw', value: 'https://p.example/a' },
        { id: 'IsXbox360Gamerpic', value: { toString: 1 } },
      ]),
    ).toBe('https://p.example/a?w=100&h=100');
  });
});

describe('helpers', () => {
  it('returns a new version 4 UUID each time', () => {
    const all = Array(50)
      .fill(0)
      .map(() => uuid());
    for (const one of all) expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(all).size).toBe(50);
  });

  it('returns a stable digest that differs between secrets, and none without one', () => {
    const all = Array(2000)
      .fill(0)
      .map((_, index) => digest(`MCToken ey.${index}.x`));
    expect(new Set(all).size).toBe(2000);
    expect(digest('a')).toBe(digest('a'));
    expect(digest('')).toBe('');
  });
});
