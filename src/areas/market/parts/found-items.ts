import type { MarketplacePage } from '../../../services/marketplace/answers';
import type { TileItem } from './tile-items';
import { tileItems } from './tile-items';

/** What a search has found. */
export interface FoundItems {
  readonly items: TileItem[];
  /** Of all pages; at least those that are here. */
  readonly count: number;
}

/** The items of a page of a search, in either of its forms. */
export const foundItems = (page: MarketplacePage | undefined): FoundItems => {
  const { result, items: list = result?.results, count = result?.count ?? 0 } = page ?? {};
  const items = tileItems(list);
  return { items, count: Math.max(items.length, Math.floor(count)) };
};
