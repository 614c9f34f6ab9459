import type { Row } from '../route';
import { grantEntitlements, marketplaceList, marketplacePage, oneItem } from './answers';

export const marketplaceRoutes = {
  list: {
    path: '/api/v1.0/{locale}/[auth/]marketplace',
    answer: marketplaceList,
    query: 'before:date after:date limit query filters:filters',
    auth: 'mcToken?',
    cache: 'stored',
  },
  search: {
    path: '/api/v1.0/{locale}/[auth/]search',
    answer: marketplacePage,
    query: 'query author productId tag page pageSize sortType category countOnly newSearch newsOnly filters:filters',
    auth: 'mcToken?',
  },
  item: { path: '/api/v1.0/{locale}/marketplace/[auth/]item/{productId}', auth: 'mcToken?', answer: oneItem },
  popular: {
    path: '/api/v1.0/{locale}/marketplace/[auth/]popular',
    auth: 'mcToken?',
    cache: 'stored',
    answer: marketplaceList,
  },
  promotionDetails: {
    path: '/api/v1.0/{locale}/marketplace/[auth/]promotiondetails',
    answer: marketplaceList,
    query: 'filters:filters',
    auth: 'mcToken?',
    cache: 'stored',
  },
  pass: {
    path: '/api/v1.0/{locale}/marketplace/[auth/]marketplace-pass',
    answer: marketplaceList,
    query: 'filters:filters',
    auth: 'mcToken?',
    cache: 'stored',
  },
  grantOffers: {
    method: 'PUT',
    path: '/api/v1.0/grant/offer',
    query: 'offer:repeat',
    auth: 'mcToken',
    reads: false,
    cache: 'spoils',
  },
  entitlements: {
    path: '/api/v1.0/grant/entitlement',
    query: 'entitlement:repeat',
    auth: 'mcToken',
    answer: grantEntitlements,
  },
} as const satisfies Record<string, Row>;
