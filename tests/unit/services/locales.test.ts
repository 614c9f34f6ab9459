// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localeForms } from '../../../src/services/client/locale-fallback';
import type { Settings } from '../../../src/services/settings';
import { openPage } from '../../wire/open-page';
import type { TestClient } from './client';
import { json, testClient } from './client';

afterEach(() => vi.unstubAllGlobals());

const lists = { articles: [], sections: [], categories: [], results: [{ id: 1 }], items: [] };

const serviceWith = (
  known: readonly string[],
  settings: Partial<Settings>,
  page = openPage(),
): TestClient & { asked(): string[] } => {
  const client = testClient(settings, { loggedIn: false, page });
  client.respond(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const locale = searchParams.get('locale') ?? /\/(?:help_center|v1\.0)\/([^/]+)/.exec(pathname)![1]!;
    return known.includes(locale) && !pathname.endsWith('/9')
      ? json(lists)
      : json({ error: 'RecordNotFound' }, { status: 404 });
  });
  return { ...client, asked: () => client.sent.map(({ url }) => new URL(url).pathname.replace('/help_center/', '')) };
};

describe('help centre (HLP-1)', () => {
  it.each<[string, string[], string[]]>([
    ['ja', ['ja'], ['ja/sections']],
    ['ja-jp', ['ja'], ['ja-jp/sections', 'ja/sections']],
    ['ja', ['ja-jp'], ['ja/sections', 'ja-jp/sections']],
    ['sv-fi', ['sv-se'], ['sv-fi/sections', 'sv/sections', 'sv-se/sections']],
    ['en-us', ['en-us'], ['en-us/sections']],
  ])(
    'tries %s, then the language, then another region, until one is supported: %s',
    async (locale, known, requested) => {
      const client = serviceWith(known, { locale });
      await client.helpCentre.sections();
      expect(client.asked()).toEqual(requested);
    },
  );

  it("keeps using the form that answered, even on the visit's next page", async () => {
    const page = openPage();
    const first = serviceWith(['ja'], { locale: 'ja-jp' }, page);
    await first.helpCentre.sections();
    await first.helpCentre.search({ query: 'a' });
    expect(first.sent[2]!.url).toContain('locale=ja&');
    const visit = page.window.sessionStorage.getItem('cobble-locale helpCentre ja-jp');
    vi.unstubAllGlobals();
    const next = openPage();
    next.window.sessionStorage.setItem('cobble-locale helpCentre ja-jp', visit!);
    const second = serviceWith(['ja'], { locale: 'ja-jp' }, next);
    await second.helpCentre.article(1);
    expect(second.asked()).toEqual(['ja/articles/1']);
  });

  it('tries other forms if the remembered one is no longer supported', async () => {
    const page = openPage();
    page.window.sessionStorage.setItem('cobble-locale helpCentre ja-jp', 'ja');
    const client = serviceWith(['ja-jp'], { locale: 'ja-jp' }, page);
    await client.helpCentre.sections();
    expect(client.asked()).toEqual(['ja/sections', 'ja-jp/sections']);
  });

  it('tries each form once for any number of pending calls', async () => {
    const client = serviceWith(['sv-se'], { locale: 'sv-fi' });
    await Promise.all([client.helpCentre.sections(), client.helpCentre.categories(), client.helpCentre.articles()]);
    const requested = client.asked();
    expect(requested.filter((path) => path.startsWith('sv-fi/'))).toHaveLength(3);
    expect(requested.filter((path) => path.startsWith('sv/'))).toHaveLength(1);
    expect(requested.filter((path) => path.startsWith('sv-se/'))).toHaveLength(3);
  });

  it("doesn't retry a missing article in other forms if a list supports the locale", async () => {
    const client = serviceWith(['en-us'], { locale: 'en-us' });
    for (let i = 0; i < 3; i++)
      await expect(client.helpCentre.article(9)).rejects.toMatchObject({
        name: 'HttpError',
        status: 404,
        endpoint: '/help_center/{locale}/articles/{id}',
      });
    expect(client.asked()).toEqual(['en-us/articles/9', 'en-us/articles', 'en-us/articles/9', 'en-us/articles/9']);
  });

  it('finds an article in another form of the locale through a list', async () => {
    const client = serviceWith(['ja'], { locale: 'ja-jp' });
    await client.helpCentre.article(1);
    expect(client.asked()).toEqual(['ja-jp/articles/1', 'ja-jp/articles', 'ja/articles', 'ja/articles/1']);
  });

  it("tries each form once if none is supported, and rejects with the call's own 404", async () => {
    const client = serviceWith([], { locale: 'ja-jp' });
    await expect(client.helpCentre.sections()).rejects.toMatchObject({
      status: 404,
      endpoint: '/help_center/{locale}/sections',
    });
    await expect(client.helpCentre.categories()).rejects.toMatchObject({
      status: 404,
      endpoint: '/help_center/{locale}/categories',
    });
    expect(client.asked()).toEqual(['ja-jp/sections', 'ja/sections', 'ja-jp/categories']);
  });

  it('tries again at the next call if it failed while trying forms', async () => {
    const client = serviceWith(['ja'], { locale: 'ja-jp' });
    client.respond(({ url }) => json({}, { status: url.includes('/ja/') ? 501 : 404 }));
    await expect(client.helpCentre.sections()).rejects.toMatchObject({ status: 404 });
    client.respond(({ url }) => json(lists, { status: url.includes('/ja/') ? 200 : 404 }));
    expect(await client.helpCentre.sections()).toEqual(lists);
  });

  it('counts a form as supported if its lists require a sign-in', async () => {
    const client = serviceWith([], { locale: 'ja-jp' });
    client.respond(({ url }) => json({}, { status: url.endsWith('/9') ? 404 : 401 }));
    await expect(client.helpCentre.article(9)).rejects.toMatchObject({ status: 404 });
    expect(client.asked()).toEqual(['ja-jp/articles/9', 'ja-jp/articles']);
  });

  it('sends a vote once, whatever the answer (HLP-6)', async () => {
    const client = serviceWith([], { locale: 'ja-jp' });
    await expect(client.helpCentre.vote(1, 'up')).rejects.toMatchObject({ status: 404 });
    expect(client.asked()).toEqual(['ja-jp/articles/1/up']);
  });

  it.each<[NonNullable<Settings['helpCentre']>['locale'] | null, string, string]>([
    ['Ja', 'ja-jp', 'Ja'],
    [{ 'pt-BR': 'pt-br', ja: 'jp' }, 'pt-br', 'pt-br'],
    // The bare language used to be tried first, so it won over the exact locale.
    [{ pt: 'pt-pt', 'pt-br': 'pt-br' }, 'pt-br', 'pt-br'],
    [{ pt: 'pt-pt', 'pt-br': 'pt-br' }, 'pt-ao', 'pt-pt'],
    [{ ja: 'jp' }, 'ja-jp', 'jp'],
    [{ de: 'x' }, 'ja', 'ja'],
    [{ j: 'x' }, 'ja', 'ja'],
    ['', 'ja', 'ja'],
    [null, 'ja', 'ja'],
  ])('uses the configured locale %j for a page in %s: %s', async (locale, own, expected) => {
    const client = serviceWith([expected], { locale: own, helpCentre: { locale: locale! } });
    await client.helpCentre.sections();
    expect(client.asked()).toEqual([`${expected}/sections`]);
  });

  it('tries no form except the configured one', async () => {
    const client = serviceWith(['ja'], { locale: 'ja', helpCentre: { locale: 'jp' } });
    await expect(client.helpCentre.sections()).rejects.toMatchObject({ status: 404 });
    expect(client.asked()).toEqual(['jp/sections']);
  });

  it('remembers the form if session storage is blocked', async () => {
    const page = openPage();
    const client = serviceWith(['ja'], { locale: 'ja-jp' }, page);
    vi.stubGlobal('sessionStorage', undefined);
    await client.helpCentre.sections();
    await client.helpCentre.categories();
    expect(client.asked()).toEqual(['ja-jp/sections', 'ja/sections', 'ja/categories']);
  });

  it('reports URL templates without the locale in telemetry', async () => {
    const client = serviceWith(['ja'], { locale: 'ja-jp' });
    const received: unknown[] = [];
    client.telemetry.onEvent((event) => void received.push(event));
    await client.helpCentre.sections();
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(JSON.stringify(received)).not.toMatch(/"ja|\/ja/);
  });
});

describe('marketplace', () => {
  const requested = (client: ReturnType<typeof serviceWith>) =>
    client.asked().map((path) => path.replace('/api/v1.0/', ''));

  it("tries the page's locale, then adds its usual region (MKT-2)", async () => {
    const client = serviceWith(['ja-jp'], { locale: 'ja' });
    await client.marketplace.search({ query: 'a' });
    await client.marketplace.popular();
    expect(requested(client)).toEqual(['ja/search', 'ja-jp/search', 'ja-jp/marketplace/popular']);
  });

  it('tries no other form of a locale that has a region (MKT-3)', async () => {
    const client = serviceWith([], { locale: 'en-us' });
    await expect(client.marketplace.item('a')).rejects.toMatchObject({ status: 404 });
    await expect(client.marketplace.search({})).rejects.toMatchObject({ status: 404 });
    expect(requested(client)).toEqual(['en-us/marketplace/item/a', 'en-us/search']);
  });
});

describe.each<[string, string, (client: TestClient, given?: string) => Promise<unknown>]>([
  ['catalogue (STO-3)', 'languages', ({ store }, languages) => store.catalog({ bigIds: ['P'], languages })],
  // The area requests the locale of the page, while STO-4's default is English.
  ['list of regions (STO-4)', 'lang', ({ store }, lang = 'ja-jp') => store.regions({ lang })],
])('%s', (_, name, call) => {
  const shop = (known: readonly string[], own: string, page = openPage()) => {
    const client = testClient({ locale: own }, { loggedIn: false, page });
    const asked = () => client.sent.map(({ url }) => new URL(url).searchParams.get(name));
    client.respond(({ url }) =>
      known.includes(new URL(url).searchParams.get(name)!)
        ? json(name === 'lang' ? [] : { Products: [] })
        : json({}, { status: 404 }),
    );
    return { client, asked };
  };

  it("tries the page's locale, then its language, then another region, and remembers the result", async () => {
    const page = openPage();
    const first = shop(['ja'], 'ja-jp', page);
    await call(first.client);
    expect(first.asked()).toEqual(['ja-jp', 'ja']);
    expect(page.window.sessionStorage.getItem(`cobble-locale ${name === 'lang' ? 'regions' : 'catalog'} ja-jp`)).toBe(
      'ja',
    );
    await call(first.client);
    // STO-4: `lang` is always the page's locale first.
    expect(first.asked().slice(2)).toEqual(name === 'lang' ? ['ja-jp', 'ja'] : ['ja']);
  });

  it('tries no other locale if the caller named one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, asked } = shop(['fr'], 'ja-jp');
    await call(client, 'fr-fr').catch(() => {});
    expect(asked()).toEqual(['fr-fr']);
  });

  it('tries each form once if none is supported', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, asked } = shop([], 'ja-jp');
    for (let i = 0; i < 2; i++) await call(client).catch(() => {});
    expect(asked()).toEqual(['ja-jp', 'ja', 'ja-jp']);
  });
});

it("sends the page's own locale to the catalog and the login page", async () => {
  // STO-3, AUT-1
  const client = serviceWith([], { locale: 'ja' });
  client.respond(() => json({ Products: [] }));
  await client.store.catalog({ bigIds: ['P'] });
  expect(client.sent[0]!.url).toContain('languages=ja&');
  expect(client.auth.loginUrl()).toBe('https://www.example.net/ja/login');
});

it.each([
  ['ja', ['ja', 'ja-jp']],
  ['pt-br', ['pt-br', 'pt']],
  ['en-gb', ['en-gb', 'en', 'en-us']],
  ['zh-hant', ['zh-hant', 'zh-tw', 'zh', 'zh-cn']],
  ['es-419', ['es-419', 'es', 'es-es']],
  ['no_locale', ['no_locale']],
  ['xx', ['xx']],
])('lists the forms of %s: %j', (locale, forms) => {
  expect(localeForms(locale)).toEqual(forms);
});
