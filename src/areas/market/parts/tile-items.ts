import type { MarketplaceItem, MarketplacePage, OneItem } from '../../../services/marketplace/answers';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { ROWS } from '../../kit/bounded';

const MAX_TAGS = 20;

/** With validated URLs. */
export interface TileItem {
  readonly productId: string;
  readonly title: string;
  readonly author?: string;
  /** 0 if the item has a price but no rating. Undefined if it has neither, as for a page of the site. */
  readonly rating?: number;
  readonly price?: number | string;
  readonly originalPrice?: number | string;
  readonly category?: string;
  readonly categoryLabel?: string;
  readonly imageUrl?: string;
  readonly imageAltText?: string;
  readonly marketplaceURL?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly isOwned?: boolean;
}

export interface FoundItems {
  readonly items: TileItem[];
  readonly count: number;
}

export const foundItems = (page: MarketplacePage | undefined): FoundItems => {
  const { result, items: list = result?.results, count = result?.count ?? 0 } = page ?? {};
  const items = tileItems(list);
  return { items, count: Math.max(items.length, Math.floor(count)) };
};

export const tileItems = (items: readonly MarketplaceItem[] = []): TileItem[] =>
  items.slice(0, ROWS + 1).flatMap((item) => tileItem(item) ?? []);

export const tileItem = (item: OneItem | undefined): TileItem | undefined => {
  if (!item) return undefined;
  // A page of the site has no id, so use its URL as the `productId`.
  const url = item.marketplaceURL || item.url;
  const { title, productId = url, price, rating = price === undefined || price === null ? undefined : 0 } = item;
  if (!title || !productId) return undefined;
  return {
    productId,
    title,
    author: item.author,
    rating: rating && Math.min(5, Math.max(0, rating)),
    price: price ?? undefined,
    originalPrice: item.originalPrice || undefined,
    category: item.category,
    categoryLabel: item.categoryLabel || humanize(item.category),
    imageUrl: safeUrl(item.imageUrl || item.image),
    imageAltText: item.imageAltText,
    marketplaceURL: safeUrl(url),
    description: item.description,
    tags: [...new Set(item.tags)].filter(Boolean).slice(0, MAX_TAGS),
    isOwned: item.isOwned,
  };
};

/** `add-on_pack` becomes "Add on pack". */
const humanize = (key: string | undefined) => key && key.charAt(0).toUpperCase() + key.slice(1).replace(/[-_]/g, ' ');
