import { ProfileCard } from '../../widgets/profile-card/profile-card';
import { base } from '../../widgets/shared/base.style';
import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { safeUrl } from '../../widgets/shared/safe-url';
import { wave } from '../../widgets/shared/wave.style';
import { bounded } from '../shared/bounded';
import { CallView } from '../shared/call-view';
import { useCall } from '../shared/use-call';
import { useKeptFocus } from '../shared/use-kept-focus';
import { useServices } from '../shared/use-services';
import { place, waiting } from './player-profile.style';
import type { description } from './player-profile.widget';

/** The signed-in player (ARE-6): gamertag, picture and game profile. A picture that does not come leaves the drawn one. */
export const PlayerProfile = ({ host, profileText, pictureText, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  useKeptFocus(host);
  const call = useCall(from, ({ profile }, signal) => profile.get({ signal }), [], { signedIn: true, bound: bounded });
  const picture = useCall(from, ({ profile }, signal) => profile.gamertagPicture({ signal }), [], { signedIn: true });
  if (call.status === 'ready' || (call.data && call.status !== 'signed-out')) {
    const { name } = call.data ?? {};
    return (
      <ProfileCard
        host={host}
        gamertag={from.gamertag ?? ''}
        text={typeof name === 'string' && name && name !== from.gamertag ? profileText.replace('{name}', () => name) : ''}
        imageUrl={safeUrl(picture.data)}
        imageAltText={pictureText.replace('{gamertag}', from.gamertag ?? '')}
      />
    );
  }
  return (
    <div className={`${base} ${place}`}>
      <CallView call={{ ...call, retry: () => { call.retry(); picture.retry(); } }} from={from} texts={texts} shimmer={<div className={`${wave} ${waiting}`} />}>{() => null}</CallView>
    </div>
  );
};
