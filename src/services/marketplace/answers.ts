import type { AnswerOf } from '../shape/answer-of';
import type { Shape } from '../shape/shape';

const itemMembers = {
  /** A page of the site, in a search, has an address and no id. */
  productId: 'key',
  title: 'text',
  author: 'text',
  /** 0 is not rated. */
  rating: 'number',
  /** Minecoins, or a text to show as it is. */
  price: { nullable: 'amount' },
  /** What a purchase (STO-5) names to buy it; the product's own id where there is none. */
  offerId: 'key',
  /** Before the sale; there only while there is one. */
  originalPrice: 'amount',
  category: 'text',
  categoryLabel: 'text',
  imageUrl: 'text',
  /** The picture of a page of the site. */
  image: 'text',
  imageAltText: 'text',
  marketplaceURL: 'text',
  /** The address of a page of the site. */
  url: 'text',
  description: 'text',
  tags: { list: 'text' },
  /** Only in signed-in answers. */
  isOwned: 'boolean',
} as const;

/** An item as the marketplace calls list it: the fields of the tile (specification 3). */
export const marketplaceItem = { members: itemMembers } as const satisfies Shape;
export type MarketplaceItem = AnswerOf<typeof marketplaceItem>;

/** One item (MKT-3): itself, or under `item`. */
export const oneItem = { members: { ...itemMembers, item: marketplaceItem } } as const satisfies Shape;
export type OneItem = AnswerOf<typeof oneItem>;

/** A list of items (MKT-1, MKT-4 to MKT-6). */
export const marketplaceList = {
  members: { items: { list: marketplaceItem } },
} as const satisfies Shape;
export type MarketplaceList = AnswerOf<typeof marketplaceList>;

/**
 * A page of a search (MKT-2). With `countOnly`, `items` is empty. The site's own service is seen to answer `{ result: {
 * results, count } }`.
 */
export const marketplacePage = {
  members: {
    items: { list: marketplaceItem },
    /** Of all pages. */
    count: 'number',
    page: 'number',
    pageSize: 'number',
    result: { members: { results: { list: marketplaceItem }, count: 'number' } },
  },
} as const satisfies Shape;
export type MarketplacePage = AnswerOf<typeof marketplacePage>;

/** A player's entitlements among those asked for (MKT-8). */
export const grantEntitlements = {
  members: {
    /** `title`: what it is called. */
    entitlements: { list: { members: { id: 'id', isEntitled: 'boolean', title: 'text' }, needs: ['id'] } },
  },
} as const satisfies Shape;
export type GrantEntitlements = AnswerOf<typeof grantEntitlements>;
