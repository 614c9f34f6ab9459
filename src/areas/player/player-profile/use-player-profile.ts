import { statusOf } from '../../../services/client/status-of';
import type { GameProfile } from '../../../services/profile/answers';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { bounded } from '../../kit/bounded';
import { findProfile } from '../../kit/find-profile';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';

type Part = 'profile' | 'picture' | 'products';

export interface PlayerProfileState {
  readonly call: CallState<GameProfile | null>;
  readonly pictureUrl: string | undefined;
  readonly entitlements: readonly string[];
  readonly failed: readonly Part[];
}

/** Separate requests, so that one can fail without the others. */
export const usePlayerProfile = (from: ServicesState): PlayerProfileState => {
  const profile = useCall(from, findProfile, [], { signedIn: true, bound: bounded });
  const picture = useCall(
    from,
    async ({ profile }, signal) => {
      try {
        return await profile.gamertagPicture({ signal });
      } catch (error) {
        // 404: the player has never chosen a picture.
        if (statusOf(error) !== 404) throw error;
      }
    },
    [],
    { signedIn: true },
  );
  const products = useCall(from, ({ store }, signal) => store.entitlements({ signal }), [], {
    signedIn: true,
    bound: bounded,
  });
  const parts = { profile, picture, products };
  const failed = (Object.keys(parts) as Part[]).filter((part) => parts[part].status === 'error');
  return {
    pictureUrl: safeUrl(picture.data),
    entitlements: (products.data?.items ?? []).flatMap(({ name }) => name || []),
    failed,
    call: {
      ...profile,
      status: profile.status === 'ready' ? statusBeside([picture, products]) : profile.status,
      retry: () => {
        for (const part of failed) parts[part].retry();
      },
    },
  };
};

/** Ignores sign-in errors of the picture and the products. Only the profile's error shows the sign-in prompt. */
const statusBeside = (calls: readonly CallState<unknown>[]) =>
  (['error', 'loading'] as const).find((status) => calls.some((call) => call.status === status)) ?? 'ready';
