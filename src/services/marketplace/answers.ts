import type { AnswerOf } from '../shape/answer-of';
import type { Shape } from '../shape/shape';

const itemMembers = {
  /** Pages of the site have `url` instead. */
  productId: 'key',
  title: 'text',
  author: 'text',
  /** 0 means not rated. */
  rating: 'number',
  /** Minecoins, or a text. */
  price: { nullable: 'amount' },
  /** For a purchase (STO-5). Default: `productId`. */
  offerId: 'key',
  /** The price before a sale. */
  originalPrice: 'amount',
  category: 'text',
  categoryLabel: 'text',
  imageUrl: 'text',
  /** For a page of the site. */
  image: 'text',
  imageAltText: 'text',
  marketplaceURL: 'text',
  /** For a page of the site. */
  url: 'text',
  description: 'text',
  tags: { list: 'text' },
  /** Only in signed-in answers. */
  isOwned: 'boolean',
} as const;

/** The fields of the tile (specification 3). */
export const marketplaceItem = { members: itemMembers } as const satisfies Shape;
export type MarketplaceItem = AnswerOf<typeof marketplaceItem>;

/** MKT-3: the item, or under `item`. */
export const oneItem = { members: { ...itemMembers, item: marketplaceItem } } as const satisfies Shape;
export type OneItem = AnswerOf<typeof oneItem>;

/** MKT-1, MKT-4 to MKT-6. */
export const marketplaceList = {
  members: { items: { list: marketplaceItem } },
} as const satisfies Shape;
export type MarketplaceList = AnswerOf<typeof marketplaceList>;

/** MKT-2. With `countOnly`, `items` is empty. The site's own service sends `result`. */
export const marketplacePage = {
  members: {
    items: { list: marketplaceItem },
    /** On all pages. */
    count: 'number',
    page: 'number',
    pageSize: 'number',
    result: { members: { results: { list: marketplaceItem }, count: 'number' } },
  },
} as const satisfies Shape;
export type MarketplacePage = AnswerOf<typeof marketplacePage>;

/** MKT-8. */
export const grantEntitlements = {
  members: {
    entitlements: { list: { members: { id: 'id', isEntitled: 'boolean', title: 'text' }, needs: ['id'] } },
  },
} as const satisfies Shape;
export type GrantEntitlements = AnswerOf<typeof grantEntitlements>;
