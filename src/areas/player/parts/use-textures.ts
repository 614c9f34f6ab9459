import { bounded } from '../../kit/bounded';
import { findProfile } from '../../kit/find-profile';
import { type CallState, useCall } from '../../kit/use-call';
import type { ServicesState } from '../../kit/use-services';
import type { TextureList } from './texture-items';

export const useTextures = (from: ServicesState, kind: 'skins' | 'capes'): CallState<TextureList | null> =>
  useCall(
    from,
    async (services, signal) => {
      const profile = await findProfile(services, signal);
      return profile && (profile[kind] ?? []);
    },
    [],
    { signedIn: true, bound: bounded },
  );
