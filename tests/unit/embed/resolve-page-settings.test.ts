import { afterEach, expect, it, vi } from 'vitest';
import { resolvePageSettings } from '../../../src/embed/resolve-page-settings';
import type { PageSettings, TagSettings } from '../../../src/loader/settings';
import { readSettings } from '../../../src/loader/settings';
import { PolicyHolder } from '../../../src/platform/policy-holder';
import { completeSettings as completeServices } from '../../../src/services/complete-settings';

const read = (given: Partial<TagSettings>): TagSettings => ({ base: '/', bundleTheme: 'realms', ...given });
const complete = (tagSettings: TagSettings) =>
  resolvePageSettings({ tagSettings, runChunk: async () => undefined, consents: [] });
const page = (json: string) => {
  document.body.innerHTML = `<script type="application/json" data-cobble-config>${json}</script>`;
};

afterEach(() => {
  document.body.innerHTML = '';
  window.cobbleSettings = undefined;
});

// LDR-1, HLP-1: adding a region to the page's locale used to produce a locale that the help centre doesn't have.
it.each([
  ['data-locale', 'ja', '', 'ja'],
  ['data-locale', 'pt_BR', '', 'pt-br'],
  // A locale with a script used to be skipped.
  ['data-locale', 'zh_Hant_TW', '', 'zh-hant-tw'],
  ['data-locale', 'en', '', 'en'],
  ['<html lang>', undefined, 'sv', 'sv'],
  ['<html lang>', undefined, 'zh-Hant-TW', 'zh-hant-tw'],
  // Interface 5a.
  ['<html lang>', undefined, 'en', 'en-us'],
])('uses the locale of %s unchanged: %s %s', (_, locale, lang, expected) => {
  document.documentElement.lang = lang;
  expect(complete(read({ locale })).locale).toBe(expected);
  document.documentElement.lang = '';
});

/** All objects in the settings, except the holder of the Trusted Types policy, which no page sets. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null && !(value instanceof PolicyHolder)
    ? [value, ...Object.values(value).flatMap(objectsIn)]
    : [];

// The locale used to be an accessor, which copies lost. Requests on other languages' pages were then in English.
it('resolves every setting to plain, frozen data in every copy', () => {
  document.documentElement.lang = 'sv-se';
  page('{"endpoints":{"realms":"https://realms.example"},"minecoinProducts":["9N1"],"texts":{"closeLabel":"Stäng"}}');
  const settings = complete(read({}));
  document.documentElement.lang = '';
  expect({ ...settings }.locale).toBe('sv-se');
  expect(completeServices(settings).locale).toBe('sv-se');
  for (const object of [...objectsIn(settings), ...objectsIn(completeServices(settings))]) {
    expect(Object.isFrozen(object)).toBe(true);
    const members = Object.values(Object.getOwnPropertyDescriptors(object));
    expect(members.filter(({ get, set, enumerable }) => get ?? set ?? (!enumerable && !Array.isArray(object)))).toEqual(
      [],
    );
  }
});

// A polluted `Object.prototype.configUrl` used to load an attacker's script and leak tokens to a foreign origin.
it.each([
  'allow',
  'allowedFrames',
  'allowedOrigins',
  'allowedReturnOrigins',
  'api',
  'assignmentUrl',
  'configUrl',
  'endpoints',
  'endpointUrl',
  'experiments',
  'frameUrl',
  'headers',
  'ignore',
  'links',
  'nonce',
  'parameters',
  'realms',
  'signIn',
  'signOutUrl',
  'storage',
  'telemetry',
  'textsUrl',
  'url',
  'videoHosts',
])('takes no %s from Object.prototype', (name) => {
  const prototype = Object.prototype as Record<string, unknown>;
  prototype[name] = 'https://evil.example';
  try {
    const given = '{"signIn":{},"experiments":{},"helpCentre":{},"telemetry":{},"endpoints":{},"storage":{}}';
    page(name in JSON.parse(given) ? given.replace(`"${name}":{},`, '') : given);
    const settings = complete(readSettings());
    const seen = [...objectsIn(settings), ...objectsIn(completeServices(settings))].filter(
      (object) => !Array.isArray(object) && (object as Record<string, unknown>)[name] === 'https://evil.example',
    );
    expect(seen).toEqual([]);
  } finally {
    delete prototype[name];
  }
});

// LDR-1
it("reads the page's JSON also if the tag names the product", () => {
  page('{"texts":{"closeLabel":"Zu"},"product":"other"}');
  expect(complete(read({ product: 'dungeons' }))).toMatchObject({
    product: 'dungeons',
    texts: { closeLabel: 'Zu' },
    locale: 'en-us',
  });
});

// WordPress (wpautop) turns blank lines into paragraphs, even in scripts.
it.each([
  ['a paragraph at a blank line', '{\n"product": "other",</p>\n<p>"texts": { "closeLabel": "a</p>b" }\n}'],
  ['paragraphs at both ends', '\n</p>\n<p>{ "product": "other", "texts": { "closeLabel": "a</p>b" } }</p>\n<p>'],
  ['line breaks', '{ "product": "other",<br />\n"texts": {<br />\n"closeLabel": "a</p>b" }\n}'],
])("reads the page's JSON despite %s added as markup and leaves its texts unchanged", (_, json) => {
  page(json);
  expect(complete(read({}))).toMatchObject({ product: 'other', texts: { closeLabel: 'a</p>b' } });
});

// LDR-1
it('completes once and ignores what the page writes later', () => {
  const request = { tagSettings: read({}), runChunk: async () => undefined, consents: [] };
  page('{"texts":{"closeLabel":"Zu"}}');
  const first = resolvePageSettings(request);
  page('{"texts":{"closeLabel":"Shut"},"theme":"gray"}');
  expect(resolvePageSettings(request)).toBe(first);
  expect(first).toMatchObject({ locale: 'en-us', texts: { closeLabel: 'Zu' } });
});

// EXP-1
it("reads experiments from the tag, then cobbleSettings, then the page's JSON", () => {
  window.cobbleSettings = { experiments: { configUrl: '/a.json' } };
  page('{"experiments":{"configUrl":"/b.json"}}');
  expect(complete(read({ experiments: 'on' })).experiments).toEqual({ configUrl: '/a.json' });
  window.cobbleSettings = undefined;
  expect(complete(read({ experiments: 'on' })).experiments).toEqual({ configUrl: '/b.json' });
  document.body.innerHTML = '';
  expect(complete(read({ experiments: 'on' })).experiments).toEqual({});
});

it.each(['null', '7', '{"experiments":null}', '{"experiments":"on"}'])('accepts the JSON %s', (json) => {
  page(json);
  expect(complete(read({ experiments: 'on' })).experiments).not.toBeNull();
});

// LDR-1: the locale is in the first path segment. Otherwise, the language of the page applies.
it.each([
  ['/de-de', '', 'de-de'],
  ['/de-de/shop', '', 'de-de'],
  ['/FIL-PH/shop', '', 'fil-ph'],
  ['/es-419/shop', '', 'es-419'],
  ['/shop/de-de/x', 'sv', 'sv'],
  ['/de-d/shop', 'sv', 'sv'],
  ['/d-de/shop', 'sv', 'sv'],
  ['/de--/shop', 'sv', 'sv'],
  ['/12-de/shop', 'sv', 'sv'],
  ['/de-dead/shop', 'sv', 'sv'],
  ['/en-uk/shop', 'sv', 'en-uk'],
  // Path segments that only look like a locale.
  ...['how-to', 'log-in', 'opt-in', 'add-on', 'my-pc', 'why-us', 'pop-up', 'faq-us'].map(
    (word): [string, string, string] => [`/${word}/p`, 'sv', 'sv'],
  ),
  ['/', 'sven', 'en-us'],
  ['/', 'eno', 'eno'],
  ['/', 'EN', 'en-us'],
])('derives the locale from the path %s in a page in "%s": %s', (path, lang, expected) => {
  history.replaceState(null, '', path);
  document.documentElement.lang = lang;
  expect(complete(read({})).locale).toBe(expected);
  document.documentElement.lang = '';
  history.replaceState(null, '', '/');
});

// LDR-6
it("reports invalid JSON once, with the browser's error", () => {
  page('{"texts":');
  const runChunk = vi.fn(async () => undefined);
  const tagSettings = read({});
  const request = { tagSettings, runChunk, consents: [] };
  resolvePageSettings(request);
  resolvePageSettings(request);
  expect(runChunk.mock.calls).toEqual([['bad-setting', expect.any(SyntaxError)]]);
});

it('skips a language without a region', () => {
  document.documentElement.lang = 'tlh';
  expect(complete(read({})).locale).toBe('en-us');
});

interface Ways {
  readonly tag?: string;
  readonly given?: object;
  readonly query?: string;
  readonly json?: object;
}
const settled = ({ tag = '', given, query = '', json = {} }: Ways) => {
  page(JSON.stringify(json));
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script src="https://cdn.example/realms/cobble.js?${query}" ${tag}></script>`,
  );
  window.cobbleSettings = given;
  return complete(readSettings());
};
const { origin } = location;

// LDR-1, threat 1, interface 9: endpoints in the page's JSON used to override the page's own origin on the tag.
it.each<[string, Ways, string]>([
  [
    "the tag's own origin rather than the JSON's endpoint",
    { tag: `data-api="${origin}"`, json: { endpoints: { api: 'https://json.example' } } },
    origin,
  ],
  [
    "the tag's API rather than any endpoint",
    {
      tag: 'data-api="https://tag.example"',
      given: { endpoints: { api: 'https://given.example' } },
      json: { endpoints: { api: 'https://json.example' } },
    },
    'https://tag.example',
  ],
  [
    "the endpoint of cobbleSettings rather than the JSON's api",
    { given: { endpoints: { api: 'https://given.example' } }, json: { api: 'https://json.example' } },
    'https://given.example',
  ],
  [
    "the query's API rather than the JSON's endpoint",
    { query: 'api=https://query.example', json: { endpoints: { api: 'https://json.example' } } },
    'https://query.example',
  ],
  [
    'api rather than the endpoint next to it',
    { json: { api: 'https://json.example', endpoints: { api: 'https://other.example' } } },
    'https://json.example',
  ],
  [
    "the JSON's endpoint if cobbleSettings has others",
    {
      given: { endpoints: { realms: 'https://realms.example' } },
      json: { endpoints: { api: 'https://json.example' } },
    },
    'https://json.example',
  ],
  ["the page's origin without any settings", {}, origin],
])('sends requests to %s', (_, ways, expected) => {
  const { api, endpoints } = completeServices(settled(ways));
  expect([api, endpoints!.api]).toEqual([`${expected}/`, `${expected}/`]);
});

// LDR-1: includes attributes that are set to their default, an empty attribute, and one with a related name.
it.each<[string, Ways, Partial<PageSettings>]>([
  [
    'the default locale',
    { tag: 'data-locale="en-us"', given: { locale: 'sv-se' }, query: 'locale=de-de', json: { locale: 'fr-fr' } },
    { locale: 'en-us' },
  ],
  [
    'the default product',
    { tag: 'data-product="minecraft"', given: { product: 'dungeons' }, json: { product: 'legends' } },
    { product: 'minecraft' },
  ],
  [
    "the file's own theme",
    { tag: 'data-theme="realms"', query: 'theme=gray', json: { theme: 'black' } },
    { theme: 'realms' },
  ],
  [
    'the default scan',
    { tag: 'data-scan="auto"', given: { scan: 'manual' }, json: { scan: 'once' } },
    { scan: 'auto' },
  ],
  [
    'an empty attribute, which counts as absent',
    { tag: 'data-theme="" data-api=""', given: { theme: '', api: 'https://given.example' }, json: { theme: 'gray' } },
    { theme: 'gray', api: 'https://given.example' },
  ],
  [
    'cobbleSettings before the query',
    { given: { theme: 'gray' }, query: 'theme=black', json: { theme: 'vanilla' } },
    { theme: 'gray' },
  ],
])('prefers the stronger source and falls back to the weaker: %s', (_, ways, expected) => {
  expect(settled(ways)).toMatchObject(expected);
});

// EXP-1: if two sources set an object, the stronger one used to replace the other completely.
it('merges the members of an object across all sources', () => {
  const ways: Ways = {
    given: { experiments: { configUrl: '/a.json' }, texts: { closeLabel: 'Zu' } },
    json: {
      experiments: { configUrl: '/b.json', allowedOrigins: ['https://a.example'] },
      texts: { closeLabel: 'Shut', nextLabel: 'Next' },
      endpoints: null,
    },
  };
  expect(settled(ways)).toMatchObject({
    experiments: { configUrl: '/a.json', allowedOrigins: ['https://a.example'] },
    texts: { closeLabel: 'Zu', nextLabel: 'Next' },
  });
  expect(ways.given).toEqual({ experiments: { configUrl: '/a.json' }, texts: { closeLabel: 'Zu' } });
});

// LDR-6
it.each([
  {},
  {
    error: () => {
      throw Error('mine');
    },
  },
  undefined,
])("doesn't throw if the page has broken its console", (broken) => {
  page('{"texts":');
  vi.stubGlobal('console', broken);
  expect(complete(read({})).locale).toBe('en-us');
  vi.unstubAllGlobals();
});
