import { statusOf } from '../../../services/client/status-of';
import type { GameProfile } from '../../../services/profile/answers';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { bounded } from '../../kit/bounded';
import { findProfile } from '../../kit/find-profile';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';

export interface PlayerProfileState {
  readonly call: CallState<GameProfile | null>;
  readonly pictureUrl: string | undefined;
  readonly failed: 'none' | 'profile' | 'picture' | 'both';
}

/** Sends separate requests, so that one can fail without the other. */
export const usePlayerProfile = (from: ServicesState): PlayerProfileState => {
  const profile = useCall(from, findProfile, [], { signedIn: true, bound: bounded });
  const picture = useCall(
    from,
    async ({ profile }, signal) => {
      try {
        return await profile.gamertagPicture({ signal });
      } catch (error) {
        // The player has never chosen a picture.
        if (statusOf(error) !== 404) throw error;
      }
    },
    [],
    { signedIn: true },
  );
  const failed = [profile, picture].filter(({ status }) => status === 'error');
  // A rejected picture isn't worth a sign-in.
  const isPictureShown = profile.status === 'ready' && picture.status !== 'signed-out';
  return {
    pictureUrl: safeUrl(picture.data),
    failed: failedParts(profile.status === 'error', picture.status === 'error'),
    call: {
      ...profile,
      status: isPictureShown ? picture.status : profile.status,
      retry: () => {
        for (const { retry } of failed) retry();
      },
    },
  };
};

const failedParts = (isProfile: boolean, isPicture: boolean): PlayerProfileState['failed'] => {
  if (isProfile && isPicture) return 'both';
  if (isProfile) return 'profile';
  return isPicture ? 'picture' : 'none';
};
