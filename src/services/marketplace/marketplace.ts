import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { OpenText } from '../shape/shape';
import type { GrantEntitlements, MarketplaceList, MarketplacePage, OneItem } from './answers';
import { marketplaceRoutes as routes } from './routes';

/** Sent as `filter[name]=value`, a list's values one after the other; a plain text is sent as `filters`. */
export type Filters =
  | Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>>
  | readonly { readonly name: string; readonly value: string | number | boolean }[]
  | string;

/** MKT-1. */
export interface ListArgs {
  /** A day: a Date, milliseconds, or year-month-day. Sent in UTC. */
  before?: Date | string | number;
  after?: Date | string | number;
  limit?: number;
  query?: string;
  filters?: Filters;
}

/** MKT-2. */
export interface SearchArgs {
  query?: string;
  author?: string;
  productId?: string | readonly string[];
  tag?: string | readonly string[];
  page?: number;
  pageSize?: number;
  sortType?: OpenText<'rel' | 'asc' | 'desc'>;
  category?: string;
  countOnly?: boolean;
  newSearch?: boolean;
  newsOnly?: boolean;
  filters?: Filters;
}

/** Signed in, all but the last two also go out with the token (SVC-6); the last two need it (SVC-7). */
export interface Marketplace {
  /** MKT-1. Cached. */
  list(args?: ListArgs, options?: CallOptions): Promise<MarketplaceList>;
  /** MKT-2. */
  search(args?: SearchArgs, options?: CallOptions): Promise<MarketplacePage>;
  /** MKT-3. */
  item(productId: string, options?: CallOptions): Promise<OneItem>;
  /** MKT-4. Cached. */
  popular(options?: CallOptions): Promise<MarketplaceList>;
  /** MKT-5. Cached. */
  promotionDetails(args?: { filters?: Filters }, options?: CallOptions): Promise<MarketplaceList>;
  /** MKT-6. Cached. */
  pass(args?: { filters?: Filters }, options?: CallOptions): Promise<MarketplaceList>;
  /** MKT-7. Grants offers by id; gives nothing. Sent once. */
  grantOffers(offers: readonly string[], options?: CallOptions): Promise<void>;
  /** MKT-8. Asks which of these the player has. */
  entitlements(entitlements: readonly string[], options?: CallOptions): Promise<GrantEntitlements>;
}

/** Creates the group. */
const createMarketplace = ({ call }: Client): Marketplace => ({
  list: (args, options) => call(routes.list, { ...args }, options),
  search: (args, options) => call(routes.search, { ...args }, options),
  item: (productId, options) => call(routes.item, { productId }, options),
  popular: (options) => call(routes.popular, {}, options),
  promotionDetails: (args, options) => call(routes.promotionDetails, { ...args }, options),
  pass: (args, options) => call(routes.pass, { ...args }, options),
  grantOffers: (offer, options) => call(routes.grantOffers, { offer }, options),
  entitlements: (entitlement, options) => call(routes.entitlements, { entitlement }, options),
});

export default createMarketplace;
