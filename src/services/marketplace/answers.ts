import type { AnswerOf } from '../shape/answer-of';
import type { Shape } from '../shape/shape';

const itemMembers = {
  /** Missing if the item is a page of the site, which has a `url` instead. */
  productId: 'key',
  title: 'text',
  author: 'text',
  /** 0 means not rated. */
  rating: 'number',
  /** A number of Minecoins, or a text to display. */
  price: { nullable: 'amount' },
  /** The id to purchase (STO-5). Default: `productId`. */
  offerId: 'key',
  originalPrice: 'amount',
  category: 'text',
  categoryLabel: 'text',
  imageUrl: 'text',
  image: 'text',
  imageAltText: 'text',
  marketplaceURL: 'text',
  url: 'text',
  description: 'text',
  tags: { list: 'text' },
  isOwned: 'boolean',
} as const;

export const marketplaceItem = { members: itemMembers } as const satisfies Shape;
export type MarketplaceItem = AnswerOf<typeof marketplaceItem>;

/** Some services wrap the item in `item` (MKT-3). */
export const oneItem = { members: { ...itemMembers, item: marketplaceItem } } as const satisfies Shape;
export type OneItem = AnswerOf<typeof oneItem>;

export const marketplaceList = {
  members: { items: { list: marketplaceItem } },
} as const satisfies Shape;
export type MarketplaceList = AnswerOf<typeof marketplaceList>;

/**
 * A page of a search (MKT-2). With `countOnly`, `items` is empty. The site's own service sends `result` instead of
 * `items`.
 */
export const marketplacePage = {
  members: {
    items: { list: marketplaceItem },
    count: 'number',
    page: 'number',
    pageSize: 'number',
    result: { members: { results: { list: marketplaceItem }, count: 'number' } },
  },
} as const satisfies Shape;
export type MarketplacePage = AnswerOf<typeof marketplacePage>;

export const grantEntitlements = {
  members: {
    entitlements: { list: { members: { id: 'id', isEntitled: 'boolean', title: 'text' }, needs: ['id'] } },
  },
} as const satisfies Shape;
export type GrantEntitlements = AnswerOf<typeof grantEntitlements>;
