import type { MarketplaceItem, OneItem } from '../../../services/marketplace/answers';
import { safeUrl } from '../../../widgets/kit/safe-url';
import { ROWS } from '../../kit/bounded';

/** An item as a tile takes it, each address checked. */
export interface TileItem {
  readonly productId: string;
  readonly title: string;
  readonly author?: string;
  /**
   * 0 is not rated; undefined for what nobody rates: the answer names neither rating nor price, as of a page of the
   * site.
   */
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

/** The items of a list. */
export const tileItems = (items: readonly MarketplaceItem[] = []): TileItem[] =>
  items.slice(0, ROWS + 1).flatMap((item) => tileItem(item) ?? []);

/** One item; undefined for one without a title, or without an id and an address. */
export const tileItem = (item: OneItem | undefined): TileItem | undefined => {
  if (!item) return undefined;
  // The site's pages have an address, and no id.
  const url = item.marketplaceURL || item.url;
  const { title, productId = url, price, rating = price === undefined || price === null ? undefined : 0 } = item;
  if (!title || !productId) return undefined;
  return {
    productId,
    title,
    author: item.author,
    rating: rating && Math.min(5, Math.max(0, rating)),
    price: price ?? undefined,
    // Nothing is reduced from nothing.
    originalPrice: item.originalPrice || undefined,
    category: item.category,
    categoryLabel: item.categoryLabel || inWords(item.category),
    imageUrl: safeUrl(item.imageUrl || item.image),
    imageAltText: item.imageAltText,
    marketplaceURL: safeUrl(url),
    description: item.description,
    // Ten thousand tags are nobody's; what is shown is a choice.
    tags: [...new Set(item.tags)].filter(Boolean).slice(0, 20),
    isOwned: item.isOwned,
  };
};

/** A category that comes without a label, as one would write it: `add-on_pack` is "Add on pack". */
const inWords = (key: string | undefined) => key && key.charAt(0).toUpperCase() + key.slice(1).replace(/[-_]/g, ' ');
