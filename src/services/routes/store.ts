import type { Route } from '../route';

/**
 * The store calls (STO-1 to STO-6). The specification names no path for entitlements, catalog and regions, only "a service
 * URL": `/entitlements`, `/catalog` and `/regions` on the API host, unless the configured endpoint has a path of its own.
 */
export const storeRoutes = {
  entitlements: {
    rule: 'STO-1', method: 'GET', at: 'entitlements', path: '/entitlements', whole: true,
    query: { requestId: 'text' },
    auth: 'bearer', reads: true, retry: 'read', cache: 'none',
  },
  inventory: {
    rule: 'STO-2', method: 'GET', at: 'api', path: '/api/v1.0/player/inventory/offersandsubscriptions',
    query: { inventoryETag: 'text' },
    auth: 'mcToken', reads: true, retry: 'read', cache: 'shared',
  },
  catalog: {
    rule: 'STO-3', method: 'GET', at: 'catalog', path: '/catalog', whole: true,
    query: { 'ms-cv': 'text', languages: 'join', market: 'text', actionFilter: 'join', bigIds: 'join' },
    reads: true, retry: 'read', cache: 'none',
  },
  regions: {
    rule: 'STO-4', method: 'GET', at: 'regions', path: '/regions', whole: true,
    query: { data: '=countryregion', lang: 'text', format: '=json' },
    reads: true, retry: 'read', cache: 'shared',
  },
  purchase: {
    rule: 'STO-5', method: 'POST', at: 'api', path: '/api/v1.0/transaction/virtual',
    auth: 'mcToken', body: 'json', reads: false, retry: 'never', cache: 'spoils',
  },
  refreshBalance: {
    rule: 'STO-6', method: 'POST', at: 'currencies', path: '/currencies/virtual/refresh',
    auth: 'currency', body: 'json', reads: true, retry: 'balance', cache: 'none',
  },
} as const satisfies Record<string, Route>;
