import type { Route } from '../route';

/** The Realms calls (RLM-1 to RLM-4). */
export const realmsRoutes = {
  nextAvailable: {
    rule: 'RLM-1', method: 'GET', at: 'realms', path: '/subscriptions/realms/nextavailable',
    auth: 'realms', reads: true, retry: 'read', cache: 'shared',
  },
  check: {
    rule: 'RLM-2', method: 'GET', at: 'realms', path: '/subscriptions/realms/check',
    auth: 'realms', reads: true, retry: 'read', cache: 'shared',
  },
  redeem: {
    rule: 'RLM-3', method: 'PUT', at: 'realms', path: '/subscriptions/realms/redeem',
    auth: 'realms', body: 'json', reads: true, retry: 'never', cache: 'none',
  },
  subscriptions: {
    rule: 'RLM-4', method: 'GET', at: 'realms', path: '/java/public/subscriptions/{realmsProfileId}',
    auth: 'realms', reads: true, retry: 'read', cache: 'shared',
  },
} as const satisfies Record<string, Route>;
