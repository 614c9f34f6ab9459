import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { wave } from '../../../widgets/kit/wave.style';
import { ProfileCard } from '../../../widgets/profile-card/profile-card';
import { PlayerCallView } from '../../kit/player-call-view';
import { useRestoredFocus } from '../../kit/use-restored-focus';
import { useServices } from '../../kit/use-services';
import { NoProfile } from '../parts/no-profile';
import { about, line, place, waiting, waitingLine } from './player-profile.style';
import type { description } from './player-profile.widget';
import { productNames } from './product-names';
import { usePlayerProfile } from './use-player-profile';

/** Shows the gamertag, which comes from the session, even if every request fails. */
export const PlayerProfile = ({
  host,
  profileText,
  pictureText,
  profileErrorText,
  pictureErrorText,
  productsText,
  productsErrorText,
  productNames: names,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { gamertag } = from;
  useRestoredFocus(host);
  const { call, pictureUrl, entitlements, failed } = usePlayerProfile(from);

  if (!gamertag || call.status === 'signed-out') {
    return (
      <div className={`${base} ${place}`}>
        <PlayerCallView
          host={host}
          call={call}
          from={from}
          texts={texts}
          shimmer={<div className={`${wave} ${waiting}`} />}
        >
          {() => null}
        </PlayerCallView>
      </div>
    );
  }
  const errorTexts = { profile: profileErrorText, picture: pictureErrorText, products: productsErrorText };
  const [part, ...others] = failed;
  const products = productNames(entitlements, names);
  return (
    <ProfileCard
      host={host}
      gamertag={gamertag}
      imageUrl={pictureUrl}
      imageAltText={pictureText.replace('{gamertag}', () => gamertag)}
    >
      <div className={about}>
        <PlayerCallView
          host={host}
          call={call}
          from={from}
          texts={{ ...texts, errorText: part && !others.length ? errorTexts[part] : texts.errorText }}
          shimmer={<div className={`${wave} ${waitingLine}`} />}
          empty={(profile) => !profile && <NoProfile texts={texts} />}
        >
          {(profile) => {
            const name = profile?.name;
            return name && name !== gamertag && <p className={line}>{profileText.replace('{name}', () => name)}</p>;
          }}
        </PlayerCallView>
        {products.length > 0 && (
          <p className={line}>
            {productsText.replace('{products}', () => new Intl.ListFormat(host.locale).format(products))}
          </p>
        )}
      </div>
    </ProfileCard>
  );
};
