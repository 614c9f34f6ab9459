import type { OpenText } from './open-text';

/** RLM-5. */
export type SubscriptionStatus = OpenText<
  'UNKNOWN' | 'SUBMITTED' | 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'IN_DUNNING' | 'FAILED' | 'IN_GRACE_PERIOD'
>;

/** RLM-5. */
export type WorldState = OpenText<'CLOSED' | 'OPEN' | 'DELETED' | 'UNINITIALIZED' | 'ADMIN_LOCK'>;

/** A product that a Realms subscription can be had by. */
export interface RealmsProduct {
  bigId: string;
  isTrial: boolean;
  [field: string]: unknown;
}

/** RLM-1. */
export interface NextAvailable {
  result: RealmsProduct;
  continuationToken?: string;
  profileVersion?: number | string;
  [field: string]: unknown;
}

/** RLM-2. */
export interface RealmsCheck {
  items: RealmsProduct[];
  continuationToken?: string;
  profileVersion?: number | string;
  [field: string]: unknown;
}

/** The body of RLM-3; further members are sent too. */
export interface RedeemRequest {
  applicationType?: string;
  microsoftPurchasingToken?: string;
  platformStoreOfferId?: string;
  realmsProfileId?: string;
  subscriptionId?: string;
  [field: string]: unknown;
}

/** RLM-3. */
export interface Redeemed {
  subscriptionId: string;
  productId?: string;
  createdDate?: string;
  lastUpdatedDate?: string;
  continuationToken?: string;
  profileVersion?: number | string;
  world?: {
    id: number | string;
    name?: string;
    description?: string;
    ownerId?: string;
    state?: WorldState;
    isExpired?: boolean;
    isExpiredTrial?: boolean;
    activeSlot?: number;
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

/** One line of RLM-4. */
export interface RealmsSubscription {
  id: string;
  ownerId?: string;
  status: SubscriptionStatus;
  createdDate?: string;
  expirationDate?: string;
  friendlyId?: string;
  canceledDate?: string;
  lastUpdatedDate?: string;
  store?: string;
  /** `daysLeft` may be negative. */
  world?: { id: number | string; name?: string; state?: WorldState; daysLeft?: number; [field: string]: unknown };
  [field: string]: unknown;
}

/** RLM-4. */
export interface RealmsSubscriptions {
  subscriptions: RealmsSubscription[];
  continuationToken?: string;
  [field: string]: unknown;
}
