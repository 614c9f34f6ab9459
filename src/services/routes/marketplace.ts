import type { Route } from '../route';

/** The marketplace calls, offers and entitlements (MKT-1 to MKT-8). */
export const marketplaceRoutes = {
  list: {
    rule: 'MKT-1', method: 'GET', at: 'api', path: '/api/v1.0/{locale}/[auth/]marketplace',
    query: { before: 'date', after: 'date', limit: 'text', query: 'text', filters: 'filters' },
    auth: 'mcToken', anonymous: true, reads: true, retry: 'read', cache: 'stored',
  },
  search: {
    rule: 'MKT-2', method: 'GET', at: 'api', path: '/api/v1.0/{locale}/[auth/]search',
    query: {
      query: 'text', author: 'text', productId: 'join', tag: 'join', page: 'text', pageSize: 'text', sortType: 'text',
      category: 'text', countOnly: 'text', newSearch: 'text', newsOnly: 'text', filters: 'filters',
    },
    auth: 'mcToken', anonymous: true, reads: true, retry: 'read', cache: 'shared',
  },
  item: {
    rule: 'MKT-3', method: 'GET', at: 'api', path: '/api/v1.0/{locale}/marketplace/[auth/]item/{productId}',
    auth: 'mcToken', anonymous: true, reads: true, retry: 'read', cache: 'shared',
  },
  popular: {
    rule: 'MKT-4', method: 'GET', at: 'api', path: '/api/v1.0/{locale}/marketplace/[auth/]popular',
    auth: 'mcToken', anonymous: true, reads: true, retry: 'read', cache: 'stored',
  },
  promotionDetails: {
    rule: 'MKT-5', method: 'GET', at: 'api', path: '/api/v1.0/{locale}/marketplace/[auth/]promotiondetails',
    query: { filters: 'filters' },
    auth: 'mcToken', anonymous: true, reads: true, retry: 'read', cache: 'stored',
  },
  pass: {
    rule: 'MKT-6', method: 'GET', at: 'api', path: '/api/v1.0/{locale}/marketplace/[auth/]marketplace-pass',
    query: { filters: 'filters' },
    auth: 'mcToken', anonymous: true, reads: true, retry: 'read', cache: 'stored',
  },
  grantOffers: {
    rule: 'MKT-7', method: 'PUT', at: 'api', path: '/api/v1.0/grant/offer',
    query: { offer: 'repeat' },
    auth: 'mcToken', reads: false, retry: 'never', cache: 'spoils',
  },
  entitlements: {
    rule: 'MKT-8', method: 'GET', at: 'api', path: '/api/v1.0/grant/entitlement',
    query: { entitlement: 'repeat' },
    auth: 'mcToken', reads: true, retry: 'read', cache: 'shared',
  },
} as const satisfies Record<string, Route>;
