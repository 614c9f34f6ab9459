import type { Case } from '../case';
import { realms } from './tokens';

export const realmsCases: readonly Case[] = [
  {
    rule: 'RLM-1',
    about: 'all headers',
    group: 'realms',
    method: 'nextAvailable',
    args: [],
    signedIn: { method: 'GET', path: '/subscriptions/realms/nextavailable', headers: realms },
    signedOut: 'rejected',
  },
  {
    rule: 'RLM-2',
    about: 'all headers',
    group: 'realms',
    method: 'check',
    args: [],
    signedIn: { method: 'GET', path: '/subscriptions/realms/check', headers: realms },
    signedOut: 'rejected',
  },
  {
    rule: 'RLM-3',
    about: 'the body unchanged',
    group: 'realms',
    method: 'redeem',
    args: [
      {
        applicationType: 'WEB',
        microsoftPurchasingToken: 'mp',
        platformStoreOfferId: 'o1',
        realmsProfileId: 'r1',
        subscriptionId: 's1',
      },
    ],
    signedIn: {
      method: 'PUT',
      path: '/subscriptions/realms/redeem',
      headers: realms,
      body: '{"applicationType":"WEB","microsoftPurchasingToken":"mp","platformStoreOfferId":"o1","realmsProfileId":"r1","subscriptionId":"s1"}',
    },
    signedOut: 'rejected',
  },
  {
    rule: 'RLM-4',
    about: 'unknown statuses (RLM-5)',
    group: 'realms',
    method: 'subscriptions',
    args: ['pro file'],
    signedIn: { method: 'GET', path: '/java/public/subscriptions/pro%20file', headers: realms },
    signedOut: 'rejected',
    answer: {
      json: {
        subscriptions: [{ id: '1', status: 'FROZEN', world: { id: 1, state: 'MELTED', daysLeft: -3 } }],
        continuationToken: 'c',
      },
    },
    result: {
      subscriptions: [{ id: '1', status: 'FROZEN', world: { id: 1, state: 'MELTED', daysLeft: -3 } }],
      continuationToken: 'c',
    },
  },
];
