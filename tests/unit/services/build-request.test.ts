// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../../src/services/client/build-request';
import type { Row } from '../../../src/services/route';
import { routes } from '../../../src/services/routes';
import type { CompleteSettings, Settings } from '../../../src/services/settings';
import fc, { anyText } from '../../fast-check';

const settings: Omit<CompleteSettings, 'signIn'> = {
  locale: 'sv-se',
  api: 'https://api.example/',
  product: 'minecraft',
};
const session = {
  mcToken: 'mc',
  bearer: 'be',
  realms: 're',
  xbox: 'XBL3.0 x=1;xb',
  marketplace: 'pu',
  sessionId: 'si',
};
const read: Row = { path: '/x', query: 'q' };

describe('buildRequest', () => {
  it('builds a complete anonymous request (SVC-1, MKT-3)', () => {
    const row: Row = { path: '/api/v1.0/{locale}/marketplace/[auth/]item/{productId}', auth: 'mcToken?' };
    expect(buildRequest(row, { productId: 'a b' }, {}, settings)).toEqual({
      url: 'https://api.example/api/v1.0/sv-se/marketplace/item/a%20b',
      method: 'GET',
      headers: { 'Content-Type': 'application/json' },
      body: undefined,
      redirect: undefined,
    });
  });

  it('builds a complete signed-in request (SVC-6)', () => {
    const row: Row = { path: '/api/v1.0/{locale}/[auth/]search', auth: 'mcToken?' };
    expect(buildRequest(row, {}, session, settings)).toEqual({
      url: 'https://api.example/api/v1.0/sv-se/auth/search',
      method: 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: 'MCToken mc' },
      body: undefined,
      redirect: 'error',
    });
  });

  it('sends the pre-auth cookie with every call, but never across a redirect (SVC-2)', () => {
    expect(buildRequest(read, {}, { preauth: 'sesame' }, settings)).toMatchObject({
      headers: { 'X-WEB-PREAUTH-SECRET': 'sesame' },
      redirect: 'error',
    });
  });

  it('sets the headers of each authorization scheme (SVC-8, SVC-9)', () => {
    const headers = (auth: Row['auth'], more?: Partial<Settings>) =>
      buildRequest({ path: '/x', auth }, {}, session, { ...settings, ...more }).headers;
    expect(headers('bearer')).toEqual({ 'Content-Type': 'application/json', Authorization: 'Bearer be' });
    expect(headers('xbox')).toEqual({ 'Content-Type': 'application/json', Authorization: 'XBL3.0 x=1;xb' });
    expect(headers('currency')).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'MCToken mc',
      microsoftPurchasingToken: 'pu',
    });
    expect(headers('realms')).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer re',
      'X-Session-Id': 'si',
      'X-Mojang-Auth': 'be',
      microsoftPurchasingToken: 'pu',
    });
    expect(headers('realms', { headers: { sessionId: 'Sid', mojangAuth: 'Ma', purchasingToken: 'Pt' } })).toEqual({
      'Content-Type': 'application/json',
      Authorization: 'Bearer re',
      Sid: 'si',
      Ma: 'be',
      Pt: 'pu',
    });
    expect(headers('realms', { headers: { 'X-Session-Id': 'Sid', microsoftPurchasingToken: 'Pt' } })).toMatchObject({
      Sid: 'si',
      Pt: 'pu',
      'X-Mojang-Auth': 'be',
    });
  });

  it('omits the optional purchasing token if none is stored (SVC-8)', () => {
    expect(
      buildRequest({ path: '/x', auth: 'realms' }, {}, { ...session, marketplace: undefined }, settings).headers,
    ).not.toHaveProperty('microsoftPurchasingToken');
  });

  it('sends no request that needs a missing token (SVC-7)', () => {
    for (const auth of ['mcToken', 'bearer', 'realms', 'currency', 'xbox'] as const) {
      expect(() => buildRequest({ path: '/x', auth }, {}, { preauth: 'p' }, settings)).toThrow(
        expect.objectContaining({ name: 'NotSignedInError', endpoint: '/x' }),
      );
    }
  });

  it('resolves each host from its endpoint, or else from the API', () => {
    const url = (endpoints: Settings['endpoints'], row: Row = { path: '/x', at: 'realms' }) =>
      buildRequest(row, {}, {}, { ...settings, endpoints }).url;
    expect(url({})).toBe('https://api.example/x');
    expect(url({ realms: 'https://realms.example/base//?v=1' })).toBe('https://realms.example/base//x?v=1');
    expect(url({ realms: '/here' })).toBe('https://api.example/here/x');
  });

  it('uses a service URL with a path as it is and appends the query to its own (STO-1, STO-3, STO-4)', () => {
    const row: Row = { path: '/catalog', at: 'catalog', whole: true, query: 'market' };
    const url = (catalog?: string) =>
      buildRequest(row, { market: 'SE' }, {}, { ...settings, endpoints: { catalog } }).url;
    expect(url()).toBe('https://api.example/catalog?market=SE');
    expect(url('https://catalog.example')).toBe('https://catalog.example/catalog?market=SE');
    expect(url('https://catalog.example/v7.0/products?v=1')).toBe(
      'https://catalog.example/v7.0/products?v=1&market=SE',
    );
  });

  it.each(['ftp://api.example', 'javascript:alert(1)', 'https://', 'nonsense'])(
    'reports the invalid setting: %s',
    (base) => {
      expect(() =>
        buildRequest({ path: '/x', at: 'support' }, {}, {}, { ...settings, api: '', endpoints: { support: base } }),
      ).toThrow(
        expect.objectContaining({
          name: 'ArgumentError',
          message: expect.stringContaining(`endpoints.support "${base}"`),
        }),
      );
    },
  );

  it.each(['', '.', '..', undefined, null])('rejects the path value %s, which would change the path', (id) => {
    expect(() => buildRequest({ path: '/articles/{id}/up' }, { id }, {}, settings)).toThrow(
      expect.objectContaining({ name: 'ArgumentError', message: `GET /articles/{id}/up: id is "${id ?? ''}".` }),
    );
  });

  it.each([
    ['before', 'yesterday', 'before is invalid: "yesterday" is not a date.'],
    ['before', Symbol('day'), 'before is invalid: Cannot convert a Symbol'],
    ['filters', [{ name: 'a', value: Object.create(null) }], 'filters is invalid: Cannot convert'],
    ['labels', [Object.create(null)], 'labels is invalid: Cannot convert'],
  ])('names the argument %s if its value cannot be sent', (name, value, message) => {
    const row: Row = { path: '/x', query: 'limit before:date filters:filters labels:repeat' };
    expect(() => buildRequest(row, { limit: 1, [name]: value }, {}, settings)).toThrow(
      expect.objectContaining({ name: 'ArgumentError', message: expect.stringContaining(`GET /x: ${message}`) }),
    );
  });

  it('writes a date as its day in UTC, even if the local day differs (MKT-1)', () => {
    const dayBefore = (value: unknown) =>
      buildRequest({ path: '/x', query: 'before:date' }, { before: value }, {}, settings).url.split('=')[1];
    expect(dayBefore(new Date('2026-11-21T23:59:59-01:00'))).toBe('2026-11-22');
    expect(dayBefore(Date.UTC(2026, 0, 1))).toBe('2026-01-01');
    expect(dayBefore('2024-02-29')).toBe('2024-02-29');
  });

  it('omits null and undefined, but sends empty texts, zero and false', () => {
    const row: Row = { path: '/x', query: 'a b c d e' };
    expect(buildRequest(row, { a: null, b: undefined, c: '', d: 0, e: false }, {}, settings).url).toBe(
      'https://api.example/x?c=&d=0&e=false',
    );
  });

  it('works with and restores a toJSON on arrays (Prototype.js)', () => {
    const list = Array.prototype as { toJSON?: unknown };
    const toJSON = function (this: unknown[]) {
      return `[${this.join()}]`;
    };
    list.toJSON = toJSON;
    try {
      expect(
        buildRequest({ method: 'POST', path: '/x', body: 'json' }, { body: { tags: ['a', 'b'] } }, {}, settings).body,
      ).toBe('{"tags":["a","b"]}');
      expect(list.toJSON).toBe(toJSON);
    } finally {
      delete list.toJSON;
    }
  });

  it('preserves any text in the query', () => {
    fc.assert(
      fc.property(anyText(), fc.string({ unit: 'grapheme' }), (one, other) => {
        const { url } = buildRequest(
          { path: '/x', query: 'a b:repeat filters:filters' },
          { a: one, b: [other, one], filters: { [other || 'n']: one } },
          {},
          settings,
        );
        const query = new URL(url).searchParams;
        expect(query.get('a')).toBe(one);
        expect(query.getAll('b')).toEqual([other, one]);
        expect(query.get(`filter[${other || 'n'}]`)).toBe(one);
        // The value is also correct for servers that don't decode a plus sign as a space.
        expect(decodeURIComponent(/a=([^&]*)/.exec(url)![1]!)).toBe(one);
      }),
    );
  });

  it('sends a lone surrogate as the replacement character instead of failing', () => {
    expect(new URL(buildRequest(read, { q: 'a\ud800b' }, {}, settings).url).searchParams.get('q')).toBe('a\ufffdb');
  });

  it('keeps every call on its configured origin and path, whatever its arguments', () => {
    const rows = Object.values(routes)
      .flatMap((group) => Object.values(group))
      .filter((row) => row.group !== 'experiments') as unknown as Row[];
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '..',
        '../..',
        '//evil.example',
        '@evil.example',
        '\\evil',
        'https://evil.example',
        '%2e%2e',
        '?',
        '#',
        '\t//evil',
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...rows), hostile, (row, value) => {
        const args = new Proxy(
          {},
          {
            get: (_, name) =>
              name === 'body' ? new Blob(['']) : /^(before|after|filters)$/.test(String(name)) ? undefined : value,
          },
        );
        let url: URL;
        try {
          url = new URL(buildRequest(row, args, session, { ...settings, api: 'https://api.example/base' }).url);
        } catch (error) {
          expect(error).toMatchObject({ name: 'ArgumentError' });
          return;
        }
        expect(url.origin).toBe('https://api.example');
        const segments = (path: string) => path.replace('[auth/]', 'auth/').split('/').length;
        expect(url.pathname.split('/').length).toBe(segments(`/base${row.path}`));
      }),
    );
  });
});
