import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../../../src/services/settings';

type Given = Pick<Settings, 'locale' | 'texts' | 'textsUrl'>;

let requests: string[];
let files: Record<string, unknown>;
let logged: string[];

beforeEach(() => {
  vi.resetModules();
  requests = [];
  files = {};
  logged = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url.replace(location.origin, ''));
    const file = files[new URL(url).pathname];
    if (file instanceof Error) throw file;
    return new Response(typeof file === 'string' ? file : JSON.stringify(file), { status: file ? 200 : 404 });
  });
  vi.spyOn(console, 'warn').mockImplementation((words: string) => void logged.push(words));
});
afterEach(() => vi.unstubAllGlobals());

const resolve = async (settings: Given) => {
  const { default: texts } = await import('../../../src/embed/texts');
  return texts(settings);
};

it.each([
  ['de-at', { yes: 'Oida', no: 'Nein', more: 'More' }],
  ['de-ch', { yes: 'Ja', no: 'Nein', more: 'More' }],
  ['de', { yes: 'Ja', no: 'Nein', more: 'More' }],
  ['sv-se', { yes: 'Yes', more: 'More' }],
])('merges the texts for %s: region before language before all', async (locale, expected) => {
  const texts = {
    'de-AT': { yes: 'Oida' },
    de: { yes: 'Ja', no: 'Nein' },
    fr: { yes: 'Oui' },
    yes: 'Yes',
    more: 'More',
  };
  expect(await resolve({ locale, texts })).toEqual(expected);
  expect(requests).toEqual([]);
});

it('accepts a script between language and region, and underscores', async () => {
  const texts = { zh: { a: '1', b: '1', c: '1' }, 'zh-Hant': { b: '2', c: '2' }, zh_hant_TW: { c: '3' } };
  expect(await resolve({ locale: 'zh-hant-tw', texts })).toEqual({ a: '1', b: '2', c: '3' });
});

it('combines plural forms into one text that depends on its number', async () => {
  const texts = {
    foundText: { one: 'one item', other: '{count} items' },
    'help-search.foundText': { few: '{up} of {count}' },
    sv: { ageText: { other: 'en' } },
  };
  expect(await resolve({ locale: 'sv', texts })).toEqual({
    foundText: '{count, plural, one {one item} other {{count} items}}',
    'help-search.foundText': '{up, plural, few {{up} of {count}}}',
    ageText: '{count, plural, other {en}}',
  });
});

it("ignores values that aren't texts", async () => {
  const texts = { a: 7, b: null, c: ['x'], longKey: {}, other: { one: 1 }, sv: 'a text of that name', de: 3 } as never;
  expect(await resolve({ locale: 'de', texts })).toEqual({ sv: 'a text of that name' });
});

it("fetches the locale's file once; the page's own texts override it", async () => {
  files['/texts/sv-se.json'] = { yes: 'Ja', no: 'Nej', count: { one: 'en', other: '{n}' }, sv: { no: 'Nää' } };
  const settings: Given = { locale: 'sv-se', textsUrl: '/texts/{locale}.json', texts: { yes: 'Jajamän' } };
  const [first] = await Promise.all([resolve(settings), resolve(settings)]);
  expect(first).toEqual({ yes: 'Jajamän', no: 'Nää', count: '{n, plural, one {en} other {{n}}}' });
  expect([requests, logged]).toEqual([['/texts/sv-se.json'], []]);
});

it("falls back to the language's file if the locale has none", async () => {
  files['/texts/sv.json'] = { yes: 'Ja' };
  expect(await resolve({ locale: 'sv-se', textsUrl: '/texts/{locale}.json' })).toEqual({ yes: 'Ja' });
  expect([requests, logged]).toEqual([['/texts/sv-se.json', '/texts/sv.json'], []]);
});

it.each([
  ['en-us', []],
  ['en', []],
  ['en-gb', ['/texts/en-gb.json']],
])('uses the English texts for %s without a message', async (locale, expected) => {
  expect(await resolve({ locale, textsUrl: '/texts/{locale}.json', texts: { yes: 'Yes' } })).toEqual({ yes: 'Yes' });
  expect([requests, logged]).toEqual([expected, []]);
});

it('fetches one file, even for English, from an address without {locale}', async () => {
  files['/texts.json'] = { en: { yes: 'Aye' } };
  expect(await resolve({ locale: 'en-us', textsUrl: '/texts.json' })).toEqual({ yes: 'Aye' });
});

it.each<[string, string, unknown, RegExp]>([
  ['is missing', '/texts/{locale}.json', undefined, /texts\/sv-se\.json answered 404\. The texts are in English/],
  ["isn't JSON", '/texts/{locale}.json', '<!doctype html>', /sv-se\.json: .*JSON/],
  ['is a list', '/texts/{locale}.json', ['x'], /sv-se\.json: Error: not a JSON object of texts/],
  ['fails to load', '/texts/{locale}.json', Error('connection refused'), /sv-se\.json: Error: connection refused/],
  ['has an invalid URL', 'https://', {}, /Invalid URL|https:\/\//],
])('reports a file that %s once and uses the English texts', async (_, textsUrl, file, words) => {
  files['/texts/sv-se.json'] = file;
  expect(await resolve({ locale: 'sv-se', textsUrl, texts: { yes: 'Yes' } })).toEqual({ yes: 'Yes' });
  expect(logged).toEqual([expect.stringMatching(words)]);
});

it.each(['http://other.example/{locale}.json', 'data:application/json,{}', 'blob:https://a.example/1'])(
  'fetches nothing from %s',
  async (textsUrl) => {
    expect(await resolve({ locale: 'sv', textsUrl })).toEqual({});
    expect([requests, logged]).toEqual([[], [expect.stringContaining("neither on the page's origin nor https")]]);
  },
);

it('fetches from another origin over https', async () => {
  files['/sv.json'] = { yes: 'Ja' };
  expect(await resolve({ locale: 'sv', textsUrl: 'https://cdn.example/{locale}.json' })).toEqual({ yes: 'Ja' });
  expect(requests).toEqual(['https://cdn.example/sv.json']);
});
