import type { ReactNode } from 'react';
import { useRef } from 'react';
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
  /** Another layout than the grid. */
  readonly className?: string;
  readonly label?: string;
}

/** Items as tiles: the component, in a list. */
export const Tiles = ({ host, items, texts, className = grid, label }: TilesProps) => (
  <ul className={className} aria-label={label}>
    {useParts(items, host).map((part, index) => (
      <Part key={index} host={host} items={part} texts={texts} />
    ))}
  </ul>
);

/**
 * Some of them. Drawn again only for other items or texts: two hundred are not compared at each key that is typed above
 * them.
 */
const Part = ({
  host,
  items,
  texts: { itemHref, freeText, noRatingText, ratingText, onSaleText, originalPriceText, currencyText, newTabText },
}: Pick<TilesProps, 'host' | 'items' | 'texts'>) => {
  const texts = { ratingText, onSaleText, originalPriceText, currencyText, newTabText };
  const inputs = [host, items, itemHref, freeText, noRatingText, ...Object.values(texts)];
  const last = useRef<{ inputs: readonly unknown[]; tiles: ReactNode }>(undefined);
  const { current: before } = last;
  if (before && inputs.every((one, at) => one === before.inputs[at])) return before.tiles;
  const tiles = (
    <>
      {withKeys(items, ({ productId }) => productId).map(([key, item]) => (
        <li key={key}>
          <MarketplaceTile
            host={host}
            {...texts}
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
  );
  last.current = { inputs, tiles };
  return tiles;
};

/** Blocks of the tiles' size while they load. */
export const TilesShimmer = ({ count, className = grid }: { count: number; className?: string }) => (
  <div className={className} aria-hidden="true">
    {[...Array(Math.floor(count))].map((_, i) => (
      <div key={i} className={`${wave} ${waiting}`} />
    ))}
  </div>
);
