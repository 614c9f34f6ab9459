import { Action } from '../../../widgets/kit/action';
import { base } from '../../../widgets/kit/base.style';
import { button } from '../../../widgets/kit/button.style';
import { buttonPrimary } from '../../../widgets/kit/button-primary.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { CallView } from '../../kit/call-view';
import { prompt } from '../../kit/call-view.style';
import { PlayerPrompt } from '../../kit/player-prompt';
import { useServices } from '../../kit/use-services';
import { WaitingPrompt } from '../../kit/waiting-prompt';
import { withKeys } from '../../kit/with-keys';
import { ListPrice } from '../parts/list-price';
import { area, card, grid, intro, prices, waiting, waitingSignedOut } from './minecoin-packs.style';
import type { description } from './minecoin-packs.widget';
import { usePackPurchase } from './use-pack-purchase';
import { type Pack, usePacks } from './use-packs';

/** One skeleton card for each of the eight packs (STO-8). */
const SHIMMER_COUNT = 8;

/**
 * Everybody sees the prices, but only players can buy. The skeleton reserves space for the sign-in notice, because most
 * visitors are signed out.
 */
export const MinecoinPacks = ({
  host,
  heading,
  text,
  productIds,
  buyHref,
  market,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const { services, gamertag } = from;
  const call = usePacks(from, { ids: idsOf(productIds ?? host.settings.minecoinProducts), market });
  const startPurchase = usePackPurchase(services);

  const buyButton = (pack: Pack) => {
    const href = safeUrl(buyHref?.replace('{productId}', encodeURIComponent(pack.productId)));
    return (
      <Action
        className={`${button} ${buttonPrimary}`}
        href={href}
        onClick={(event) => {
          const isAllowed = host.emit('buy', { productId: pack.productId });
          if (!isAllowed) event.preventDefault();
          startPurchase(pack, !!href && isAllowed);
        }}
      >
        {texts.buyText}
        <span className={visuallyHidden}> {pack.title}</span>
      </Action>
    );
  };

  const signIn = <PlayerPrompt host={host} services={services} texts={texts} />;

  return (
    <section className={`${base} ${area}`}>
      <h2>{heading}</h2>
      {text && <p className={intro}>{text}</p>}
      <CallView
        call={call}
        texts={texts}
        signIn={signIn}
        shimmer={
          gamertag ? (
            <PacksShimmer className={waiting} />
          ) : (
            <>
              <WaitingPrompt>{signIn}</WaitingPrompt>
              <PacksShimmer className={waitingSignedOut} />
            </>
          )
        }
        empty={(packs) => !packs.length && <p>{texts.emptyText}</p>}
      >
        {(packs) => (
          <>
            {!gamertag && <div className={prompt}>{signIn}</div>}
            <ul className={grid} aria-label={heading}>
              {withKeys(packs, ({ productId }) => productId).map(([key, pack]) => (
                <li key={key} className={card}>
                  <h3>{pack.title}</h3>
                  <p className={prices}>
                    <ListPrice price={pack.price} locale={host.locale} texts={texts} />
                  </p>
                  {gamertag && buyButton(pack)}
                </li>
              ))}
            </ul>
          </>
        )}
      </CallView>
    </section>
  );
};

/** Splits a comma-separated string, which the settings may contain instead of a list. */
const idsOf = (given: string | readonly string[] = []): string[] =>
  [given]
    .flat()
    .flatMap((ids) => ids.split(',').map((id) => id.trim()))
    .filter(Boolean);

const PacksShimmer = ({ className }: { readonly className: string }) => (
  <div className={grid} aria-hidden="true">
    {Array.from({ length: SHIMMER_COUNT }, (_, i) => (
      <div key={i} className={`${wave} ${className}`} />
    ))}
  </div>
);
