import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { ServiceError } from '../client/service-error';
import type { GameProfile, RealmsProfile } from './answers';
import { profileRoutes as routes } from './routes';

/** The player's profile; a player must be signed in. */
export interface Profile {
  /** PRF-1. */
  get(options?: CallOptions): Promise<GameProfile>;
  /** PRF-2. */
  realms(profileId: string, options?: CallOptions): Promise<RealmsProfile>;
  /** PRF-3. A subscription that is not there to pause (404) counts as paused. Sent once. */
  pauseSubscription(id: string | number, options?: CallOptions): Promise<'paused'>;
  /** PRF-3. Sent once. */
  resumeSubscription(id: string | number, options?: CallOptions): Promise<'resumed'>;
  /** PRF-4. The picture's address, 100x100 unless it is a 360 gamerpic; undefined when the player has none. */
  gamertagPicture(options?: CallOptions): Promise<string | undefined>;
  /** PRF-5. Gives nothing. Sent once. */
  redeemCape(options?: CallOptions): Promise<void>;
}

/** Creates the group. */
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
    // Whatever else an answer may hold, it becomes an image's source.
    if (!/^https?:\/\//i.test(picture)) return undefined;
    const isOld = /^(true|1)$/i.test(setting('IsXbox360Gamerpic'));
    return picture + (isOld ? '' : `${picture.includes('?') ? '&' : '?'}w=100&h=100`);
  },

  redeemCape: (options) => call(routes.redeemCape, {}, options),
});

export default createProfile;
