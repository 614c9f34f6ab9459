import { statusOf } from '../../../services/client/status-of';
import { Amount } from '../../../widgets/kit/amount';
import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { Picture } from '../../../widgets/kit/icons/picture';
import { Photo } from '../../../widgets/kit/photo';
import { photo } from '../../../widgets/kit/photo.style';
import { Rating } from '../../../widgets/kit/rating';
import { visuallyHidden } from '../../../widgets/kit/visually-hidden.style';
import { wave } from '../../../widgets/kit/wave.style';
import { AreaButton } from '../../kit/area-button';
import { bounded } from '../../kit/bounded';
import { CallView } from '../../kit/call-view';
import { CutNote } from '../../kit/cut-note';
import { useAddresses } from '../../kit/use-addresses';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { tileItem } from '../parts/tile-items';
import { area } from '../parts/tiles.style';
import {
  action,
  block,
  cost,
  frame,
  line,
  muted,
  owned,
  picture,
  prose,
  sheet,
  tags,
  words,
} from './marketplace-item.style';
import type { description } from './marketplace-item.widget';

const address = ['mp-item'];

/** One item of the marketplace (ARE-4, MKT-3); which one, the page says, or its address: `?mp-item=ID`. */
export const MarketplaceItem = ({ host, productId, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const [linked] = useAddresses(address);
  const id = productId || linked || '';
  const call = useCall(
    from,
    async ({ marketplace }, signal) => {
      try {
        const answer = await marketplace.item(id, { signal });
        return { id, item: tileItem(answer) ?? tileItem(answer?.item) };
      } catch (error) {
        // An item that is not there is no failure.
        if (statusOf(error) === 404) return { id, item: undefined };
        throw error;
      }
    },
    [id],
    { forAll: true, when: !!id, bound: bounded },
  );

  const byline = (author: string) => texts.byText.replace('{author}', () => author);
  // On a page of a list and its items, no item is asked for until one is chosen.
  if (!id) return <div className={base} hidden />;
  return (
    <article className={`${base} ${area}`}>
      <CallView
        // The item before does not stand under the next one's failure.
        call={call.data?.id === id ? call : { ...call, data: undefined }}
        from={from}
        texts={texts}
        shimmer={
          <div className={sheet} aria-hidden="true">
            <div className={`${wave} ${picture}`} />
            <div className={words}>
              {[line, line, line, line, block, line, action].map((size, i) => (
                <div key={i} className={`${wave} ${size}`} />
              ))}
            </div>
          </div>
        }
        empty={({ item }) => !item && <p>{texts.emptyText}</p>}
      >
        {({ item }) =>
          item && (
            <div className={sheet}>
              <div className={`${photo} ${frame}`}>
                <Picture size={64} />
                <Photo imageUrl={item.imageUrl} imageAltText={item.imageAltText ?? ''} />
              </div>
              <div className={words}>
                <h2>{item.title}</h2>
                {item.author && <p className={muted}>{byline(item.author)}</p>}
                <p>
                  {item.rating ? (
                    <Rating rating={item.rating} locale={host.locale} ratingText={texts.ratingText} />
                  ) : (
                    <span className={muted}>{texts.noRatingText}</span>
                  )}
                </p>
                {item.price !== undefined && (
                  <p className={cost}>
                    <Amount
                      amount={item.price || texts.freeText}
                      locale={host.locale}
                      currencyText={texts.currencyText}
                    />
                    {item.originalPrice !== undefined && (
                      <s>
                        <span className={visuallyHidden}>{texts.originalPriceText} </span>
                        <Amount amount={item.originalPrice} locale={host.locale} currencyText={texts.currencyText} />
                      </s>
                    )}
                  </p>
                )}
                {item.isOwned && <p className={owned}>{texts.ownedText}</p>}
                {item.description && <p className={prose}>{item.description}</p>}
                {item.tags.length > 0 && (
                  <ul className={tags} aria-label={texts.tagsLabel}>
                    {item.tags.map((tag) => (
                      <li key={tag}>{tag}</li>
                    ))}
                  </ul>
                )}
                {item.marketplaceURL && (
                  <p>
                    <AreaButton href={item.marketplaceURL}>{texts.openText}</AreaButton>
                  </p>
                )}
              </div>
            </div>
          )
        }
      </CallView>
      <CutNote call={call} text={texts.cutText} />
    </article>
  );
};
