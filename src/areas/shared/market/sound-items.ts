import type { MarketplaceItem } from '../../../services/answers/marketplace';
import { safeUrl } from '../../../widgets/shared/safe-url';
import { ROWS } from '../bounded';
import { toNumber } from '../to-number';
import { toText as text } from '../to-text';

/** An item as a tile takes it: each field of its type, each address checked; what is not sound is left out. */
export interface SoundItem {
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
  readonly isOwned: boolean;
}

/** The sound items of an answer's list. One without a title or an id is no item. */
export const soundItems = (list: unknown): SoundItem[] =>
  Array.isArray(list) ? list.slice(0, ROWS + 1).flatMap((item: unknown) => soundItem(item) ?? []) : [];

/** One item, or undefined. */
export const soundItem = (item: unknown): SoundItem | undefined => {
  if (!item || typeof item !== 'object') return undefined;
  const given = item as MarketplaceItem;
  const title = text(given.title);
  // The site's pages have an address, and no id.
  const url = text(given.marketplaceURL) ?? text(given.url);
  const productId = text(given.productId) ?? url;
  if (!title || !productId) return undefined;
  return {
    productId,
    title,
    author: text(given.author),
    rating:
      given.rating == null && given.price == null ? undefined : Math.min(5, Math.max(0, toNumber(given.rating) ?? 0)),
    price: amount(given.price),
    // Nothing is reduced from nothing.
    originalPrice: amount(given.originalPrice) || undefined,
    category: text(given.category),
    categoryLabel: text(given.categoryLabel),
    imageUrl: safeUrl(text(given.imageUrl) ?? text(given.image)),
    imageAltText: text(given.imageAltText),
    marketplaceURL: safeUrl(url),
    description: text(given.description),
    // Ten thousand tags are nobody's; what is shown is a choice.
    tags: [...new Set((Array.isArray(given.tags) ? given.tags : []).flatMap((tag: unknown) => text(tag) ?? []))].slice(
      0,
      20,
    ),
    isOwned: given.isOwned === true,
  };
};

const amount = (value: unknown): number | string | undefined => toNumber(value) ?? text(value);
