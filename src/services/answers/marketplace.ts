/**
 * An item as the marketplace calls list it: the fields of the tile (specification 3), and whatever else the service
 * sends.
 */
export interface MarketplaceItem {
  productId: string;
  title: string;
  author?: string;
  /** 0 is not rated. */
  rating?: number;
  /** Minecoins, or a text to show as it is. */
  price?: number | string;
  /** What a purchase (STO-5) names to buy it; the product's own id where there is none. */
  offerId?: string;
  /** Before the sale; there only while there is one. */
  originalPrice?: number | string;
  category?: string;
  categoryLabel?: string;
  imageUrl?: string;
  imageAltText?: string;
  marketplaceURL?: string;
  description?: string;
  tags?: string[];
  /** Only in signed-in answers. */
  isOwned?: boolean;
  [field: string]: unknown;
}

/** A list of items (MKT-1, MKT-4 to MKT-6). */
export interface MarketplaceList {
  items: MarketplaceItem[];
  [field: string]: unknown;
}

/**
 * A page of a search (MKT-2). With `countOnly`, `items` is empty. The site's own service is seen to answer `{ result: {
 * results, count } }`.
 */
export interface MarketplacePage extends MarketplaceList {
  /** Of all pages. */
  count: number;
  page?: number;
  pageSize?: number;
}

/** A player's entitlements among those asked for (MKT-8). */
export interface GrantEntitlements {
  entitlements: {
    id: string;
    isEntitled: boolean /** What it is called. */;
    title?: string;
    [field: string]: unknown;
  }[];
  [field: string]: unknown;
}
