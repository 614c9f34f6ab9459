import type {
  NextAvailable,
  RealmsCheck,
  RealmsProduct,
  RealmsSubscriptions,
  Redeemed,
} from '../../../src/services/realms/answers';
import type { realmsRoutes } from '../../../src/services/realms/routes';
import type { Handler } from '../http/call';
import { jsonObject } from '../http/json-body';
import { paramOf } from '../http/params';
import { Refusal } from '../http/refusal';
import { uuidOf } from '../seeded/random';
import type { Player } from '../state/player';
import { isPaused, playerOf } from './callers';

const nextFor = ({ trialUsed }: Player): RealmsProduct => ({ bigId: '9CBL0REALM10', isTrial: !trialUsed });

const productsFor = (player: Player): RealmsProduct[] => [
  nextFor(player),
  ...(player.trialUsed ? [] : [{ bigId: '9CBL0REALM10', isTrial: false }]),
  { bigId: '9CBL0REALM02', isTrial: false },
];

const about = ({ inventoryVersion }: Player) => ({ continuationToken: '', profileVersion: inventoryVersion });

const nextAvailable: Handler = (call) => {
  const player = playerOf(call);
  const body: NextAvailable = { result: nextFor(player), ...about(player) };
  return { body };
};

const check: Handler = (call) => {
  const player = playerOf(call);
  const body: RealmsCheck = { items: productsFor(player), ...about(player) };
  return { body };
};

const MONTH_MS = 30 * 86_400_000;

/** Extends the player's subscription by a month. If `subscriptionId` is unknown, creates a subscription. */
const redeem: Handler = (call) => {
  const player = playerOf(call);
  const { platformStoreOfferId, subscriptionId } = jsonObject(call);
  if (typeof platformStoreOfferId !== 'string' || !platformStoreOfferId)
    throw new Refusal(400, 'InvalidRequest', '"platformStoreOfferId" is missing.');
  if (platformStoreOfferId.startsWith('missing')) throw new Refusal(404, 'OfferNotFound', 'There is no such offer.');
  if (platformStoreOfferId.startsWith('used'))
    throw new Refusal(409, 'AlreadyRedeemed', 'The purchase was redeemed before.');
  const now = new Date().toISOString();
  let found = player.subscriptions.find(({ id }) => id === subscriptionId);
  if (!found) {
    const number = call.state.count('subscription');
    const id = uuidOf(call.state.seed, `redeemed ${number}`);
    found = {
      id,
      ownerId: player.profileId,
      status: 'ACTIVE',
      createdDate: now,
      friendlyId: `R-${500000 + number}`,
      store: 'web',
      world: { id: 718300 + number, name: `${player.gamertag}’s Realm`, state: 'UNINITIALIZED', daysLeft: 30 },
    };
    player.subscriptions.unshift(found);
  }
  const world = found.world;
  const expires = Math.max(Date.parse(found.expirationDate ?? now), Date.now()) + MONTH_MS;
  if (world) world.daysLeft = Math.round((expires - Date.now()) / 86_400_000);
  Object.assign(found, { status: 'ACTIVE', lastUpdatedDate: now, expirationDate: new Date(expires).toISOString() });
  player.trialUsed = true;
  player.inventoryVersion++;
  const body: Redeemed = {
    subscriptionId: found.id,
    productId: platformStoreOfferId,
    createdDate: found.createdDate,
    lastUpdatedDate: now,
    ...about(player),
    ...(world && {
      world: {
        id: world.id,
        name: world.name,
        description: '',
        ownerId: player.profileId,
        state: world.state,
        isExpired: false,
        isExpiredTrial: false,
        activeSlot: 1,
      },
    }),
  };
  return { body };
};

const subscriptions: Handler = (call) => {
  const player = playerOf(call);
  if (paramOf(call, 'realmsProfileId').startsWith('missing'))
    throw new Refusal(404, 'ProfileNotFound', 'There is no such profile.');
  const body: RealmsSubscriptions = {
    subscriptions: player.subscriptions.map((one) => ({
      ...one,
      ...(one.id !== undefined &&
        isPaused(player, one.id) && {
          status: 'INACTIVE',
          ...(one.world && { world: { ...one.world, state: 'CLOSED' } }),
        }),
    })),
    continuationToken: '',
  };
  return { body };
};

/** RLM-1 to RLM-4 */
export const realmsCalls: Readonly<Record<keyof typeof realmsRoutes, Handler>> = {
  nextAvailable,
  check,
  redeem,
  subscriptions,
};
