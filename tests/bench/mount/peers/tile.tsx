import { createElement, useLayoutEffect } from 'react';
import { MarketplaceTile } from '../../../../src/widgets/marketplace-tile/marketplace-tile';

export interface TileProps {
  readonly title?: string;
  readonly author?: string;
  readonly price?: number | string;
}

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
  return createElement(MarketplaceTile as never, props as never);
};
