import type { Cape, Skin } from '../../../src/services/profile/answers';
import type { RealmsSubscription } from '../../../src/services/realms/answers';
import { random, uuidOf } from '../seeded/random';

/** A player's cape, without the URL of its image. */
export interface WornCape {
  readonly id: string;
  readonly state: Cape['state'];
  readonly alias: string;
  /** The seed of the cape's image. */
  readonly picture: string;
}

export interface WornSkin extends WornCape {
  readonly variant: Skin['variant'];
}

export interface Player {
  readonly gamertag: string;
  readonly xuid: string;
  readonly profileId: string;
  /** In Minecoins. */
  balance: number;
  /** Increases with each change of `owned`. */
  inventoryVersion: number;
  /** Purchases and gifts, keyed by offer ID. */
  readonly owned: Map<string, { readonly price: number; readonly date: string }>;
  readonly offers: Set<string>;
  /** Coin packs whose coins have been credited. */
  readonly fulfilled: Set<string>;
  /** Number of balance refreshes, keyed by offer ID. */
  readonly refreshes: Map<string, number>;
  /** False for an account without the game. */
  readonly hasProfile: boolean;
  readonly skins: WornSkin[];
  readonly capes: WornCape[];
  readonly realm: {
    readonly id: number;
    readonly name: string;
    readonly recurringPaymentId: string;
    readonly lastPayment: number;
  };
  readonly subscriptions: RealmsSubscription[];
  /** All IDs of paused subscriptions. A realm's subscription has several IDs. */
  readonly paused: Set<string>;
  trialUsed: boolean;
}

const DAY_MS = 86_400_000;
const iso = (days: number, now: number) => new Date(now + days * DAY_MS).toISOString();

/** Each row: subscription status, days left, world name, world state. A realm with an empty name has no world. */
const realms = [
  ['ACTIVE', 24, 'Harbour of Four', 'OPEN'],
  ['IN_DUNNING', 2, 'Grandma’s Farm', 'OPEN'],
  ['IN_GRACE_PERIOD', -4, 'Room 4B builds', 'CLOSED'],
  ['EXPIRED', -61, 'Summer camp 2026', 'CLOSED'],
  ['SUBMITTED', 30, '', ''],
] as const;

const makeSubscriptions = (seed: number, gamertag: string, ownerId: string, now: number) =>
  realms.map(
    ([status, daysLeft, name, state], index): RealmsSubscription => ({
      id: uuidOf(seed, `subscription ${gamertag} ${index}`),
      ownerId,
      status,
      createdDate: iso(-400 + index * 40, now),
      expirationDate: iso(daysLeft, now),
      friendlyId: `R-${random(seed, `friendly ${gamertag} ${index}`).whole(100000, 999999)}`,
      ...(status === 'EXPIRED' && { canceledDate: iso(daysLeft - 3, now) }),
      lastUpdatedDate: iso(-index - 1, now),
      store: (['console', 'phone', 'web'] as const)[index % 3],
      ...(name && { world: { id: 718200 + index, name, state, daysLeft } }),
    }),
  );

export const makePlayer = (seed: number, gamertag: string): Player => {
  const now = Date.now();
  const { whole, hex } = random(seed, `player ${gamertag}`);
  const profileId = uuidOf(seed, `profile ${gamertag}`).replaceAll('-', '');
  const skin = (alias: string, variant: string, state: string) => ({
    id: uuidOf(seed, `skin ${gamertag} ${alias}`),
    state,
    variant,
    alias,
    picture: `${alias}-${hex(4)}`,
  });
  const cape = (alias: string, state: string) => ({
    id: uuidOf(seed, `cape ${gamertag} ${alias}`),
    state,
    alias,
    picture: alias,
  });
  return {
    gamertag,
    xuid: `2535${whole(100000, 999999)}${whole(100000, 999999)}`,
    profileId,
    balance: 1720,
    inventoryVersion: 3,
    owned: new Map(),
    offers: new Set(['welcome-pack']),
    fulfilled: new Set(),
    refreshes: new Map(),
    hasProfile: !gamertag.startsWith('New'),
    skins: [
      skin('Fisher', 'CLASSIC', 'ACTIVE'),
      skin('Scout', 'SLIM', 'INACTIVE'),
      skin('Robot', 'CLASSIC', 'INACTIVE'),
      skin('Baker', 'SLIM', 'INACTIVE'),
    ],
    capes: [cape('Founder', 'ACTIVE'), cape('Lantern', 'INACTIVE'), cape('Tide', 'INACTIVE')],
    realm: { id: 718200, name: 'Harbour of Four', recurringPaymentId: `pay-${hex(10)}`, lastPayment: now - 6 * DAY_MS },
    subscriptions: makeSubscriptions(seed, gamertag, profileId, now),
    paused: new Set(),
    trialUsed: false,
  };
};
