import type { Entitlements, Inventory, Region } from '../../../src/services/store/answers';
import { bundledRegions } from '../../../src/services/store/regions/bundled-regions';
import type { storeRoutes } from '../../../src/services/store/routes';
import { makeJwt } from '../auth/jwt';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { playerOf } from './callers';
import { catalog } from './catalog';
import { purchase } from './purchase';
import { refreshBalance } from './refresh-balance';

const entitlements: Handler = (call) => {
  const player = playerOf(call);
  if (!call.query.get('requestId'))
    throw new Refusal(
      400,
      'BAD_REQUEST',
      'The parameter requestId is missing: any text that is new each time, such as a UUID.',
    );
  const names: [name: string, source: string][] = [
    ['product_game', 'PURCHASE'],
    ['game', 'PURCHASE'],
    ...[...player.offers].map((name): [string, string] => [name, 'GRANT']),
  ];
  const body: Entitlements = {
    items: names.map(([name, source]) => ({ name, source, signature: makeJwt({ sub: player.profileId, name }) })),
    signature: makeJwt({ sub: player.profileId, requestId: call.query.get('requestId') }),
    keyId: '1',
  };
  return { body };
};

/**
 * Sends no body if the client's ETag is current. The status is 204 for an ETag in the query string, and 304 for
 * `If-None-Match`.
 */
const inventory: Handler = (call) => {
  const player = playerOf(call);
  const etag = `"inv-${player.profileId.slice(0, 8)}-${player.inventoryVersion}"`;
  const headers = { InventoryETag: etag, ETag: etag };
  if (call.query.get('inventoryETag') === etag) return { status: 204, headers };
  if (call.headers['if-none-match'] === etag) return { status: 304, headers };
  const owned = [...player.owned].map(([id, { price, date }]) => ({
    offerId: id,
    productId: id,
    type: 'durable',
    source: 'purchase',
    paid: { type: 'Minecoin', amount: price },
    acquired: date,
  }));
  const granted = [...player.offers].map((id) => ({
    offerId: id,
    productId: id,
    type: 'durable',
    source: 'grant',
    acquired: '2026-01-10T12:00:00Z',
  }));
  const body: Inventory = {
    result: {
      inventory: { version: player.inventoryVersion, entitlements: [...owned, ...granted] },
      subscriptions: player.owned.has('9CBL0PASS001') ? [{ id: '9CBL0PASS001', status: 'Active', isTrial: false }] : [],
    },
  };
  return { body, headers };
};

const isLocale = (text: string) => {
  try {
    return !!new Intl.Locale(text);
  } catch {
    return false;
  }
};

const regions: Handler = ({ query }) => {
  if (query.get('data') !== 'countryregion' || query.get('format') !== 'json')
    throw new Refusal(400, 'InvalidParameter', 'Ask with data=countryregion and format=json.');
  const lang = query.get('lang') || 'en-us';
  if (!isLocale(lang)) throw new Refusal(400, 'InvalidParameter', `lang=${lang} is no language.`);
  const names = /^en/i.test(lang) ? undefined : new Intl.DisplayNames([lang], { type: 'region' });
  const body: Region[] = bundledRegions()
    .map((region) => ({ ...region, CountryRegionName: names?.of(region.MSCode) ?? region.CountryRegionName ?? '' }))
    .sort((a, b) => a.CountryRegionName.localeCompare(b.CountryRegionName, lang));
  return { body };
};

/** STO-1 to STO-7 */
export const storeCalls: Readonly<Record<keyof typeof storeRoutes, Handler>> = {
  entitlements,
  inventory,
  catalog,
  regions,
  purchase,
  refreshBalance,
};
