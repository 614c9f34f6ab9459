import type { Row } from '../route';
import { catalog, currencyRefresh, entitlements, inventory, regions } from './answers';

/**
 * The specification only says "a service URL". Cobble chose the paths of entitlements, catalog and regions, and the
 * query parameters `requestId`, `inventoryETag` and `ms-cv`.
 */
export const storeRoutes = {
  entitlements: {
    at: 'entitlements',
    path: '/entitlements',
    whole: true,
    query: 'requestId',
    auth: 'bearer',
    cache: 'none',
    answer: entitlements,
  },
  inventory: {
    path: '/api/v1.0/player/inventory/offersandsubscriptions',
    query: 'inventoryETag',
    auth: 'mcToken',
    answer: inventory,
  },
  catalog: {
    at: 'catalog',
    path: '/catalog',
    whole: true,
    query: 'ms-cv languages market actionFilter bigIds',
    cache: 'none',
    answer: catalog,
  },
  regions: {
    at: 'regions',
    path: '/regions',
    whole: true,
    query: 'data=countryregion lang format=json',
    answer: regions,
  },
  purchase: {
    method: 'POST',
    path: '/api/v1.0/transaction/virtual',
    auth: 'mcToken',
    body: 'json',
    reads: false,
    cache: 'spoils',
  },
  refreshBalance: {
    method: 'POST',
    at: 'currencies',
    path: '/currencies/virtual/refresh',
    auth: 'currency',
    body: 'json',
    retry: 'balance',
    answer: currencyRefresh,
  },
} as const satisfies Record<string, Row>;
