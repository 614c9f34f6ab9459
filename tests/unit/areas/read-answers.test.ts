import { describe, expect, it, vi } from 'vitest';
import { findProfile } from '../../../src/areas/kit/find-profile';
import { textureItems } from '../../../src/areas/player/parts/texture-items';
import { safeLinks } from '../../../src/areas/site/download-links/safe-links';
import { countryForm } from '../../../src/areas/site/newsletter-signup/parts/country-form';
import { listRegions } from '../../../src/areas/site/region-picker/parts/list-regions';
import { forgetBalance, sharedBalance } from '../../../src/areas/store/minecoin-balance/shared-balance';
import { owns, titleOf } from '../../../src/areas/store/parts/catalog-product';
import { ServiceError } from '../../../src/services/client/service-error';
import type { Services } from '../../../src/services/services';

describe('a download', () => {
  it("reads a download's platform and title from its type", () => {
    expect(
      safeLinks({
        links: [
          { downloadType: 'serverBedrockWindows', url: '/a' },
          { downloadType: 'serverBedrockPreviewLinux', downloadUrl: '/b' },
          { downloadType: 'serverJar', url: '/c', platform: 'ignored' },
        ],
      }),
    ).toEqual([
      { type: 'serverBedrockWindows', platform: 'windows', title: 'Server Bedrock Windows', url: '/a' },
      { type: 'serverBedrockPreviewLinux', platform: '', title: 'Server Bedrock Preview Linux', url: '/b' },
      { type: 'serverJar', platform: '', title: 'Server Jar', url: '/c' },
    ]);
  });

  it('names a download without a type after its platform, title or file', () => {
    expect(
      safeLinks({
        result: {
          links: [
            { platform: 'macos', url: '/a' },
            { platform: 'macos', title: 'For Mac', url: '/b' },
            { url: 'https://d.example/files/game.zip?x=1' },
            { url: 'https://d.example/' },
          ],
        },
      }),
    ).toEqual([
      { type: 'macos', platform: 'macos', title: undefined, url: '/a' },
      { type: 'macos', platform: 'macos', title: 'For Mac', url: '/b' },
      { type: '', platform: '', title: 'game.zip', url: 'https://d.example/files/game.zip?x=1' },
      { type: '', platform: '', title: 'd.example', url: 'https://d.example/' },
    ]);
  });

  it('drops a download with an unsafe address', () => {
    expect(safeLinks({ links: [{ url: 'javascript:1' }, {}, { url: '/a', platform: 'x' }] })).toHaveLength(1);
    expect(safeLinks(undefined)).toEqual([]);
    expect(safeLinks({ links: Array.from({ length: 2010 }, () => ({ url: '/a' })) })).toHaveLength(2001);
  });
});

describe("a country's newsletter", () => {
  it('requires nothing for a newsletter unless the service does', () => {
    const none = { country: '', isAvailable: true, requiresConsent: false, minimumAge: 0, options: [] };
    expect(countryForm()).toEqual(none);
    for (const country of ['swe', 's1', ' se']) expect(countryForm({ country })).toEqual(none);
    expect(countryForm({ country: 'SE' }).country).toBe('SE');
    expect([countryForm({ minimumAge: 12.1 }).minimumAge, countryForm({ minimumAge: -3 }).minimumAge]).toEqual([13, 0]);
  });

  it('lists each option of a newsletter once, by its key if it has no text', () => {
    const options = [
      { key: 'a', text: 'A' },
      { key: 'b', text: '' },
      { key: 'a', text: 'again' },
    ];
    expect(countryForm({ options }).options).toEqual([
      { value: 'a', text: 'A' },
      { value: 'b', text: 'b' },
    ]);
    expect(countryForm({ options: Array.from({ length: 120 }, (_, at) => ({ key: `${at}` })) }).options).toHaveLength(
      100,
    );
  });
});

describe('regions', () => {
  it("sorts regions by name in the page's language, without duplicates", () => {
    const list = listRegions(
      [{ MSCode: 'se ' }, { MSCode: 'DE' }, { MSCode: 'SE' }, { MSCode: 'SWE' }, { MSCode: '' }],
      'sv',
    );
    expect(list).toEqual([
      { key: 'SE', text: 'Sverige' },
      { key: 'DE', text: 'Tyskland' },
    ]);
  });

  it("names regions that the browser doesn't know as the service does", () => {
    const names = (more: object) => listRegions([{ MSCode: 'QX', ...more }], 'en')[0]?.text;
    expect([names({ CountryRegionName: 'Here', LongName: 'Long' }), names({ LongName: 'Long' }), names({})]).toEqual([
      'Here',
      'Long',
      'QX',
    ]);
  });
});

describe('a texture', () => {
  it("reads a texture's id, name and checked address, with case-insensitive states", () => {
    expect(
      textureItems(
        [{ id: 'a', alias: 'Own', url: '/a.png', state: 'active', variant: 'Slim' }, { url: 'javascript:1' }],
        'Skin {number}',
      ),
    ).toEqual([
      { id: 'a', name: 'Own', url: '/a.png', active: true, slim: true },
      { id: '1', name: 'Skin 2', url: undefined, active: false, slim: false },
    ]);
    expect(textureItems(null, '')).toEqual([]);
  });
});

describe('a profile', () => {
  const find = (answer: unknown) =>
    findProfile(
      {
        profile: { get: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)) },
      } as Services,
      new AbortController().signal,
    );

  it('accepts an answer with at least one field of a profile', async () => {
    for (const answer of [{ id: 'a' }, { name: 'Alex' }, { skins: [] }, { capes: [] }])
      expect(await find(answer)).toBe(answer);
    for (const answer of [undefined, {}, { errorMessage: 'none' }, { id: '' }]) expect(await find(answer)).toBeNull();
  });

  it('returns no profile for a 404 or an empty answer, and rejects on any other failure', async () => {
    const failure = (name: string, status: number, body: string) =>
      new ServiceError(name, '/', '', { response: new Response(body, { status }) });
    expect(await find(failure('HttpError', 404, 'x'))).toBeNull();
    expect(await find(failure('ParseError', 200, ''))).toBeNull();
    for (const error of [
      failure('ParseError', 200, '<p>'),
      failure('HttpError', 500, ''),
      new Error('down'),
      Object.assign(new Error(), { name: 'ParseError' }),
    ])
      await expect(find(error)).rejects.toBe(error);
  });
});

describe('the balance', () => {
  it('requests the balance once per session, and again after a failure or a purchase', async () => {
    let gamertag = 'Alex';
    const answers: object[] = [{ balance: 5 }, { balance: 6 }, { balance: 7 }, { status: 'Pending' }, { balance: 0 }];
    const refreshBalance = vi.fn(async () => answers.shift());
    const services = { auth: { gamertag: () => gamertag }, store: { refreshBalance } } as unknown as Services;
    expect(await Promise.all([sharedBalance(services, 1), sharedBalance(services, 1)])).toEqual([5, 5]);
    expect(await sharedBalance(services, 2)).toBe(6);
    gamertag = 'Steve';
    expect(await sharedBalance(services, 2)).toBe(7);
    forgetBalance(services);
    await expect(sharedBalance(services, 2)).rejects.toThrow('balance status Pending');
    expect(await sharedBalance(services, 2)).toBe(0);
    expect(refreshBalance).toHaveBeenCalledTimes(5);
    forgetBalance(undefined);
  });
});

describe('a product of the store', () => {
  it('treats a product as owned if an entitlement contains one of its ids', () => {
    const inventory = (...entitlements: object[]) => ({ result: { inventory: { entitlements } } }) as never;
    expect(owns(inventory({ any: 'x', other: 5 }, { any: 'p' }), ['p', undefined])).toBe(true);
    expect(owns(inventory({ any: 'x' }), ['p'])).toBe(false);
    expect(owns(inventory({ any: '' }, { any: undefined }), ['', undefined])).toBe(false);
    expect(owns(undefined, ['p'])).toBe(false);
  });

  it('names a product by the first language of the catalog that has a title', () => {
    const named = (...LocalizedProperties: object[]) => titleOf({ LocalizedProperties } as never);
    expect(named({ ProductTitle: '' }, { ShortTitle: 'Short' }, { ProductTitle: 'Long' })).toBe('Short');
    expect(named({ ProductTitle: 'Long', ShortTitle: 'Short' })).toBe('Long');
    expect([named(), titleOf(undefined), titleOf({} as never)]).toEqual([undefined, undefined, undefined]);
  });
});
