import type { AnswerOf } from '../shape/answer-of';
import type { Shape, Word } from '../shape/shape';

/** RLM-5. */
const subscriptionStatus = 'text' as Word<
  'UNKNOWN' | 'SUBMITTED' | 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'IN_DUNNING' | 'FAILED' | 'IN_GRACE_PERIOD'
>;
export type SubscriptionStatus = AnswerOf<typeof subscriptionStatus>;

/** RLM-5. */
const worldState = 'text' as Word<'CLOSED' | 'OPEN' | 'DELETED' | 'UNINITIALIZED' | 'ADMIN_LOCK'>;
export type WorldState = AnswerOf<typeof worldState>;

export const realmsProduct = {
  members: { bigId: 'text', isTrial: 'boolean' },
  needs: ['bigId'],
} as const satisfies Shape;
export type RealmsProduct = AnswerOf<typeof realmsProduct>;

/** RLM-1. */
export const nextAvailable = { members: { result: realmsProduct } } as const satisfies Shape;
export type NextAvailable = AnswerOf<typeof nextAvailable>;

/** RLM-2. */
export const realmsCheck = { members: { items: { list: realmsProduct } } } as const satisfies Shape;
export type RealmsCheck = AnswerOf<typeof realmsCheck>;

/** RLM-3. Other members are sent, too. */
export interface RedeemRequest {
  applicationType?: string;
  microsoftPurchasingToken?: string;
  platformStoreOfferId?: string;
  realmsProfileId?: string;
  subscriptionId?: string;
  [field: string]: unknown;
}

const world = {
  members: {
    name: 'text',
    state: worldState,
    /** May be negative. */
    daysLeft: 'number',
  },
} as const satisfies Shape;

/** RLM-3. */
export const redeemed = { members: { subscriptionId: 'key', world } } as const satisfies Shape;
export type Redeemed = AnswerOf<typeof redeemed>;

/** RLM-4. */
export const realmsSubscription = {
  members: {
    id: 'key',
    status: subscriptionStatus,
    expirationDate: 'date',
    friendlyId: 'key',
    world,
  },
} as const satisfies Shape;
export type RealmsSubscription = AnswerOf<typeof realmsSubscription>;

/** RLM-4. */
export const realmsSubscriptions = {
  members: { subscriptions: { list: realmsSubscription } },
} as const satisfies Shape;
export type RealmsSubscriptions = AnswerOf<typeof realmsSubscriptions>;
