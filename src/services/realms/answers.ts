import type { AnswerOf } from '../shape/answer-of';
import type { Shape, Word } from '../shape/shape';

const subscriptionStatus = 'text' as Word<
  'UNKNOWN' | 'SUBMITTED' | 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'IN_DUNNING' | 'FAILED' | 'IN_GRACE_PERIOD'
>;
export type SubscriptionStatus = AnswerOf<typeof subscriptionStatus>;

const worldState = 'text' as Word<'CLOSED' | 'OPEN' | 'DELETED' | 'UNINITIALIZED' | 'ADMIN_LOCK'>;
export type WorldState = AnswerOf<typeof worldState>;

export const realmsProduct = {
  members: { bigId: 'text', isTrial: 'boolean' },
  needs: ['bigId'],
} as const satisfies Shape;
export type RealmsProduct = AnswerOf<typeof realmsProduct>;

const page = {
  /** Null or absent on the last page. */
  continuationToken: { nullable: 'text' },
} as const;

const versioned = { ...page, profileVersion: 'id' } as const;

export const nextAvailable = { members: { result: realmsProduct, ...versioned } } as const satisfies Shape;
export type NextAvailable = AnswerOf<typeof nextAvailable>;

export const realmsCheck = { members: { items: { list: realmsProduct }, ...versioned } } as const satisfies Shape;
export type RealmsCheck = AnswerOf<typeof realmsCheck>;

/** The client also sends members that this type doesn't list. */
export interface RedeemRequest {
  applicationType?: string;
  microsoftPurchasingToken?: string;
  platformStoreOfferId?: string;
  realmsProfileId?: string;
  subscriptionId?: string;
  [field: string]: unknown;
}

const worldMembers = { id: 'id', name: 'text', state: worldState } as const;

export const redeemed = {
  members: {
    subscriptionId: 'key',
    productId: 'key',
    createdDate: 'date',
    lastUpdatedDate: 'date',
    ...versioned,
    world: {
      members: {
        ...worldMembers,
        description: 'text',
        ownerId: 'key',
        isExpired: 'boolean',
        isExpiredTrial: 'boolean',
        activeSlot: 'number',
      },
    },
  },
} as const satisfies Shape;
export type Redeemed = AnswerOf<typeof redeemed>;

export const realmsSubscription = {
  members: {
    id: 'key',
    ownerId: 'key',
    status: subscriptionStatus,
    createdDate: 'date',
    expirationDate: 'date',
    friendlyId: 'key',
    canceledDate: { nullable: 'date' },
    lastUpdatedDate: 'date',
    store: 'text',
    world: {
      members: {
        ...worldMembers,
        /** May be negative. */
        daysLeft: 'number',
      },
    },
  },
} as const satisfies Shape;
export type RealmsSubscription = AnswerOf<typeof realmsSubscription>;

export const realmsSubscriptions = {
  members: { subscriptions: { list: realmsSubscription }, ...page },
} as const satisfies Shape;
export type RealmsSubscriptions = AnswerOf<typeof realmsSubscriptions>;
