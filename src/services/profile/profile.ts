import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { ServiceError } from '../client/service-error';
import type { GameProfile, RealmsProfile } from './answers';
import { profileRoutes as routes } from './routes';

/** All methods need a signed-in player and throw `ServiceError`. */
export interface Profile {
  /** Returns the profile with its skins and capes (PRF-1). */
  get(options?: CallOptions): Promise<GameProfile>;
  realms(profileId: string, options?: CallOptions): Promise<RealmsProfile>;
  /** Pauses a subscription. Returns `paused` even if the subscription doesn't exist (404). Never retried (PRF-3). */
  pauseSubscription(id: string | number, options?: CallOptions): Promise<'paused'>;
  /** Never retried (PRF-3). */
  resumeSubscription(id: string | number, options?: CallOptions): Promise<'resumed'>;
  /**
   * Returns the URL of the player's gamerpic at 100x100 pixels (PRF-4). An Xbox 360 gamerpic keeps its size.
   *
   * @returns undefined without a gamerpic
   */
  gamertagPicture(options?: CallOptions): Promise<string | undefined>;
  /** Sent once (PRF-5). */
  redeemCape(options?: CallOptions): Promise<void>;
}

const createProfile = ({ call, auth }: Client): Profile => ({
  get: (options) => call(routes.get, {}, options),
  realms: (profileId, options) => call(routes.realms, { profileId }, options),

  async pauseSubscription(id, options) {
    await call(routes.pauseSubscription, { id }, options).catch((error: ServiceError) => {
      if (error.status !== 404) throw error;
    });
    return 'paused';
  },

  async resumeSubscription(id, options) {
    await call(routes.resumeSubscription, { id }, options);
    return 'resumed';
  },

  async gamertagPicture(options) {
    const answer = await call(routes.gamertagPicture, { gamertag: auth.gamertag() }, options);
    const setting = (id: string): string =>
      answer?.profileUsers?.[0]?.settings?.find((one) => one.id === id)?.value ?? '';
    const picture = setting('AppDisplayPicRaw');
    // Allow only http(s) in an image's `src`.
    if (!/^https?:\/\//i.test(picture)) return undefined;
    const isOld = /^(true|1)$/i.test(setting('IsXbox360Gamerpic'));
    return isOld ? picture : resized(picture);
  },

  redeemCape: (options) => call(routes.redeemCape, {}, options),
});

export default createProfile;

const resized = (picture: string): string | undefined => {
  const url = URL.parse(picture);
  if (!url) return undefined;
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !/^[wh](=|$)/.test(pair));
  url.search = [...others, 'w=100&h=100'].join('&');
  return url.href;
};
