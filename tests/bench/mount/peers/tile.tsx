import { createElement, useLayoutEffect } from 'react';
import { MarketplaceTile } from '../../../../src/widgets/marketplace-tile/marketplace-tile';

/** What a page says of a tile, as attributes give it. */
export interface TileProps {
  readonly title?: string;
  readonly author?: string;
  readonly price?: number | string;
}

/** The tile as every peer mounts it: it tells the page when it is there, and when it has gone. */
export const Tile = ({ title, author, price }: TileProps) => {
  useLayoutEffect(() => {
    window.bench.mounted();
    return () => window.bench.gone();
  }, []);
  const props = {
    title,
    author,
    price: Number(price),
    noRatingText: 'Not rated',
    currencyText: 'Minecoins',
    host: { locale: 'en-us', id: 'p', element: document.body },
  };
  // The tile asks for all that its description lists; what it does not draw here is left out.
  return createElement(MarketplaceTile as never, props as never);
};
