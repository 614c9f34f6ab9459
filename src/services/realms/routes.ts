import type { Row } from '../route';

/** The Realms calls (RLM-1 to RLM-4). */
export const realmsRoutes = {
  nextAvailable: { at: 'realms', path: '/subscriptions/realms/nextavailable', auth: 'realms' },
  check: { at: 'realms', path: '/subscriptions/realms/check', auth: 'realms' },
  redeem: { method: 'PUT', at: 'realms', path: '/subscriptions/realms/redeem', auth: 'realms', body: 'json' },
  subscriptions: { at: 'realms', path: '/java/public/subscriptions/{realmsProfileId}', auth: 'realms' },
} as const satisfies Record<string, Row>;
