import { statusOf } from '../../../services/client/status-of';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { wave } from '../../../widgets/kit/wave.style';
import { ProfileCard } from '../../../widgets/profile-card/profile-card';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { findProfile } from '../../kit/find-profile';
import { useCall } from '../../kit/use-call';
import { useKeptFocus } from '../../kit/use-kept-focus';
import { useServices } from '../../kit/use-services';
import { NoProfile } from '../parts/no-profile';
import { about, line, place, waiting, waitingLine } from './player-profile.style';
import type { description } from './player-profile.widget';

/**
 * The signed-in player (ARE-6): gamertag, picture and game profile. The gamertag is the session's, so it stands there
 * whatever a call answers; profile and picture come each by itself, and what fails is missed alone. A picture that does
 * not come leaves the drawn one.
 */
export const PlayerProfile = ({
  host,
  profileText,
  pictureText,
  profileErrorText,
  pictureErrorText,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { gamertag } = from;
  useKeptFocus(host);
  const profile = useCall(from, findProfile, [], { signedIn: true, bound: bounded });
  const picture = useCall(
    from,
    async ({ profile }, signal) => {
      try {
        return await profile.gamertagPicture({ signal });
      } catch (error) {
        // Who is not known there has no picture: no failure.
        if (statusOf(error) !== 404) throw error;
      }
    },
    [],
    { signedIn: true },
  );

  if (!gamertag || profile.status === 'signed-out') {
    return (
      <div className={`${base} ${place}`}>
        <CallView call={profile} from={from} texts={texts} shimmer={<div className={`${wave} ${waiting}`} />}>
          {() => null}
        </CallView>
      </div>
    );
  }
  const failed = [profile, picture].filter(({ status }) => status === 'error');
  const errorText = failed.length > 1 ? texts.errorText : failed[0] === picture ? pictureErrorText : profileErrorText;
  const call = {
    ...profile,
    // What is said of the picture is said once the profile is there, in its place; without a token for pictures there
    // is none.
    status: profile.status === 'ready' && picture.status !== 'signed-out' ? picture.status : profile.status,
    retry: () => {
      for (const { retry } of failed) retry();
    },
  };
  return (
    <ProfileCard
      host={host}
      gamertag={gamertag}
      imageUrl={safeUrl(picture.data)}
      imageAltText={pictureText.replace('{gamertag}', () => gamertag)}
    >
      <div className={about}>
        <CallView
          call={call}
          from={from}
          texts={{ ...texts, errorText }}
          shimmer={<div className={`${wave} ${waitingLine}`} />}
          empty={(profile) => !profile && <NoProfile texts={texts} />}
        >
          {(profile) => {
            const name = profile?.name;
            return name && name !== gamertag && <p className={line}>{profileText.replace('{name}', () => name)}</p>;
          }}
        </CallView>
      </div>
    </ProfileCard>
  );
};
