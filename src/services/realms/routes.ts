import type { Row } from '../route';
import { nextAvailable, realmsCheck, realmsSubscriptions, redeemed } from './answers';

export const realmsRoutes = {
  nextAvailable: { at: 'realms', path: '/subscriptions/realms/nextavailable', auth: 'realms', answer: nextAvailable },
  check: { at: 'realms', path: '/subscriptions/realms/check', auth: 'realms', answer: realmsCheck },
  redeem: {
    method: 'PUT',
    at: 'realms',
    path: '/subscriptions/realms/redeem',
    auth: 'realms',
    body: 'json',
    answer: redeemed,
  },
  subscriptions: {
    at: 'realms',
    path: '/java/public/subscriptions/{realmsProfileId}',
    auth: 'realms',
    answer: realmsSubscriptions,
  },
} as const satisfies Record<string, Row>;
