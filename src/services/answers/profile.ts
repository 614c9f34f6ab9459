import type { OpenText } from './open-text';

/** A cape of a profile. */
export interface Cape {
  id: string;
  state: OpenText<'ACTIVE' | 'INACTIVE'>;
  url: string;
  alias?: string;
  [field: string]: unknown;
}

/** A skin of a profile. */
export interface Skin extends Cape {
  variant?: OpenText<'CLASSIC' | 'SLIM'>;
}

/** PRF-1. */
export interface GameProfile {
  id: string;
  name: string;
  skins: Skin[];
  capes: Cape[];
  [field: string]: unknown;
}

/** PRF-2: a realm's subscription record. */
export interface RealmsProfile {
  id: number | string;
  name?: string;
  regionId?: string;
  ownerProfileId?: string;
  /** May be negative. */
  daysLeft?: number;
  mayExtend?: boolean;
  state?: OpenText<'CLOSED' | 'OPEN' | 'DELETED' | 'UNINITIALIZED' | 'ADMIN_LOCK'>;
  hasPayment?: boolean;
  paymentIsActive?: boolean;
  lastPayment?: string | null;
  lastPaymentMillis?: number | null;
  nextPayment?: string | null;
  nextPaymentMillis?: number | null;
  recurringPaymentId?: string | null;
  paymentStatus?: string | null;
  trial?: boolean;
  [field: string]: unknown;
}

/** PRF-4: all values are texts. */
export interface XboxSettings {
  profileUsers?: {
    id?: string;
    hostId?: string;
    settings?: { id?: string; value?: string }[];
    [field: string]: unknown;
  }[];
  [field: string]: unknown;
}
