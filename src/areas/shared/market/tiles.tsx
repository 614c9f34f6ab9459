import { MarketplaceTile } from '../../../widgets/marketplace-tile/marketplace-tile';
import type { Host } from '../../../widgets/shared/host';
import { safeUrl } from '../../../widgets/shared/safe-url';
import { wave } from '../../../widgets/shared/wave.style';
import { withKeys } from '../with-keys';
import type { SoundItem } from './sound-items';
import { grid, waiting } from './tiles.style';

export interface TilesProps {
  readonly host: Host;
  readonly items: readonly SoundItem[];
  readonly texts: {
    readonly itemHref?: string; readonly noRatingText: string; readonly ratingText: string; readonly onSaleText: string; readonly originalPriceText: string;
    readonly currencyText: string; readonly newTabText: string;
  };
  /** Another layout than the grid. */
  readonly className?: string;
  readonly label?: string;
}

/** Items as tiles: the component, in a list. */
export const Tiles = ({ host, items, texts: { itemHref, ...texts }, className = grid, label }: TilesProps) => (
  <ul className={className} aria-label={label}>
    {withKeys(items, ({ productId }) => productId).map(([key, item]) => (
      <li key={key}>
        <MarketplaceTile
          host={host}
          {...texts}
          {...item}
          imageAltText={item.imageAltText ?? ''}
          marketplaceURL={item.marketplaceURL ?? safeUrl(itemHref?.replace('{productId}', encodeURIComponent(item.productId)))}
        />
      </li>
    ))}
  </ul>
);

/** Blocks of the tiles' size while they load. */
export const TilesShimmer = ({ count, className = grid }: { count: number; className?: string }) => (
  <div className={className} aria-hidden="true">{Array.from({ length: count }, (_, i) => <div key={i} className={`${wave} ${waiting}`} />)}</div>
);
