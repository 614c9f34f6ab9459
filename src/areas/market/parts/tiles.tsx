import { useMemo } from 'react';
import type { Host } from '../../../widgets/kit/host';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { wave } from '../../../widgets/kit/wave.style';
import { MarketplaceTile } from '../../../widgets/marketplace-tile/marketplace-tile';
import { useParts } from '../../kit/use-parts';
import { withKeys } from '../../kit/with-keys';
import type { TileItem } from './tile-items';
import { grid, waiting } from './tiles.style';

export interface TilesProps {
  readonly host: Host;
  readonly items: readonly TileItem[];
  readonly texts: {
    readonly itemHref?: string;
    readonly noRatingText: string;
    readonly ratingText: string;
    readonly onSaleText: string;
    readonly freeText: string;
    readonly originalPriceText: string;
    readonly currencyText: string;
    readonly newTabText: string;
  };
  readonly className?: string;
  readonly label?: string;
}

export const Tiles = ({ host, items, texts, className = grid, label }: TilesProps) => (
  <ul className={className} aria-label={label}>
    {useParts(items, host).map((part, index) => (
      <TileGroup key={index} host={host} items={part} texts={texts} />
    ))}
  </ul>
);

/** Memoised, so that typing in the search field doesn't re-render 200 tiles. */
const TileGroup = ({ host, items, texts }: Pick<TilesProps, 'host' | 'items' | 'texts'>) => {
  const { itemHref, freeText, noRatingText, ratingText, onSaleText, originalPriceText, currencyText, newTabText } =
    texts;
  return useMemo(
    () => (
      <>
        {withKeys(items, ({ productId }) => productId).map(([key, item]) => (
          <li key={key}>
            <MarketplaceTile
              host={host}
              ratingText={ratingText}
              onSaleText={onSaleText}
              originalPriceText={originalPriceText}
              currencyText={currencyText}
              newTabText={newTabText}
              {...item}
              price={item.price === 0 ? freeText : item.price}
              rating={item.rating ?? 0}
              noRatingText={item.rating === undefined ? '' : noRatingText}
              imageAltText={item.imageAltText ?? ''}
              marketplaceURL={
                item.marketplaceURL ?? safeUrl(itemHref?.replace('{productId}', encodeURIComponent(item.productId)))
              }
            />
          </li>
        ))}
      </>
    ),
    [
      host,
      items,
      itemHref,
      freeText,
      noRatingText,
      ratingText,
      onSaleText,
      originalPriceText,
      currencyText,
      newTabText,
    ],
  );
};

export const TilesShimmer = ({ count, className = grid }: { count: number; className?: string }) => (
  <div className={className} aria-hidden="true">
    {[...Array(Math.floor(count))].map((_, i) => (
      <div key={i} className={`${wave} ${waiting}`} />
    ))}
  </div>
);
