import type { GameProfile, RealmsProfile, XboxSettings } from '../../../src/services/profile/answers';
import type { profileRoutes } from '../../../src/services/profile/routes';
import type { Call, Handler } from '../http/call';
import { paramOf } from '../http/params';
import { Refusal } from '../http/refusal';
import { uuidOf } from '../seeded/random';
import type { Player } from '../state/player';
import { isPaused, namesOf, playerOf } from './callers';

/** @throws Refusal 404 if the player has no game profile */
const withProfile = (call: Call): Player => {
  const player = playerOf(call);
  if (!player.hasProfile)
    throw new Refusal(404, 'NOT_FOUND', 'The server has not found anything matching the request URI');
  return player;
};

const get: Handler = (call) => {
  const { id, name, skins, capes } = (({ profileId, gamertag, ...rest }) => ({
    id: profileId,
    name: gamertag,
    ...rest,
  }))(withProfile(call));
  const address = (kind: string, picture: string) =>
    `${call.origin}/__sandbox/pictures/${kind}/${encodeURIComponent(picture)}.png`;
  const body: GameProfile = {
    id,
    name,
    skins: skins.map(({ picture, ...skin }) => ({
      ...skin,
      url: address(skin.variant === 'SLIM' ? 'skin-slim' : 'skin', picture),
    })),
    capes: capes.map(({ picture, ...cape }) => ({ ...cape, url: address('cape', picture) })),
    profileActions: {},
  };
  return { body };
};

const DAY_MS = 86_400_000;
const stamp = (time: number) => new Date(time).toISOString();

const realms: Handler = (call) => {
  const player = playerOf(call);
  const profileId = paramOf(call, 'profileId');
  if (profileId.startsWith('missing')) throw new Refusal(404, 'NotFoundException', 'There is no such profile.');
  const { id, name, recurringPaymentId, lastPayment } = player.realm;
  const { world } = player.subscriptions.find((one) => one.world?.id === id) ?? {};
  const paused = isPaused(player, String(id));
  const daysLeft = world?.daysLeft ?? 0;
  const nextPayment = paused ? null : Date.now() + daysLeft * DAY_MS;
  const body: RealmsProfile = {
    id,
    name,
    regionId: 'NORTH_EUROPE',
    ownerProfileId: profileId,
    daysLeft,
    mayExtend: true,
    state: paused ? 'CLOSED' : world?.state,
    hasPayment: true,
    paymentIsActive: !paused,
    lastPayment: stamp(lastPayment),
    lastPaymentMillis: lastPayment,
    nextPayment: nextPayment === null ? null : stamp(nextPayment),
    nextPaymentMillis: nextPayment,
    recurringPaymentId,
    paymentStatus: paused ? 'PAUSED' : 'ACTIVE',
    trial: false,
  };
  return { body };
};

/** Returns 404 if the subscription is already paused, or if its ID starts with `missing`. */
const pauseSubscription: Handler = (call) => {
  const player = playerOf(call);
  const id = paramOf(call, 'id');
  if (id.startsWith('missing') || isPaused(player, id))
    throw new Refusal(404, 'NotFoundException', 'There is no active subscription with this id.');
  for (const name of namesOf(player, id)) if (name) player.paused.add(name);
  return { status: 204 };
};

const resumeSubscription: Handler = (call) => {
  const player = playerOf(call);
  const id = paramOf(call, 'id');
  if (!isPaused(player, id))
    throw new Refusal(404, 'NotFoundException', 'There is no paused subscription with this id.');
  for (const name of namesOf(player, id)) player.paused.delete(name);
  return { status: 204 };
};

/** Gamertags that start with `Old` have an Xbox 360 gamerpic, which exists in one size only. */
const gamertagPicture: Handler = (call) => {
  const { headers, query, origin } = call;
  if (!headers['x-xbl-contract-version'])
    throw new Refusal(400, 'MissingHeader', 'The header x-xbl-contract-version is missing.');
  const gamertag = paramOf(call, 'gamertag');
  if (gamertag.toLowerCase().startsWith('missing')) throw new Refusal(404, 'UserNotFound', 'There is no such player.');
  const is360 = gamertag.startsWith('Old');
  const values = new Map(
    Object.entries({
      AppDisplayPicRaw: `${origin}/__sandbox/pictures/player/${encodeURIComponent(gamertag)}.png?${is360 ? 'size=64' : 'mode=Padding&format=png'}`,
      IsXbox360Gamerpic: is360 ? 'True' : 'false',
      Gamertag: gamertag,
      Gamerscore: '4711',
    }),
  );
  const { xuid } = call.state.player(gamertag);
  const requested = (query.get('settings') ?? '').split(',');
  const settings = requested.flatMap((id) => {
    const value = values.get(id);
    return value === undefined ? [] : [{ id, value }];
  });
  const body: XboxSettings = {
    profileUsers: [{ id: xuid, hostId: xuid, settings, isSponsoredUser: false }],
  };
  return { body };
};

/** Redeems a cape once per player. The response is empty, so clients must not parse it as JSON. */
const redeemCape: Handler = (call) => {
  const player = withProfile(call);
  const alias = 'Fifteen years';
  if (player.capes.some((cape) => cape.alias === alias))
    throw new Refusal(409, 'ConflictException', 'The cape was redeemed before.');
  player.capes.push({
    id: uuidOf(call.state.seed, `cape ${player.gamertag} ${alias}`),
    state: 'INACTIVE',
    alias,
    picture: alias,
  });
  return { status: 200 };
};

/** PRF-1 to PRF-5 */
export const profileCalls: Readonly<Record<keyof typeof profileRoutes, Handler>> = {
  get,
  realms,
  pauseSubscription,
  resumeSubscription,
  gamertagPicture,
  redeemCape,
};
