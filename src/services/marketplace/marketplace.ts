import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { OpenText } from '../shape/shape';
import type { GrantEntitlements, MarketplaceList, MarketplacePage, OneItem } from './answers';
import { marketplaceRoutes as routes } from './routes';

/** A record or list becomes one `filter[name]=value` per value. A string becomes `filters=<string>`. */
export type Filters =
  | Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>>
  | readonly { readonly name: string; readonly value: string | number | boolean }[]
  | string;

export interface ListArgs {
  /** A day: a Date, milliseconds since 1970, or year-month-day. Sent in UTC. */
  before?: Date | string | number;
  /** Same format as `before`. */
  after?: Date | string | number;
  limit?: number;
  query?: string;
  filters?: Filters;
}

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

/**
 * `grantOffers` and `entitlements` need a signed-in player (SVC-7); the others send the token, if any (SVC-6). All
 * methods throw `ServiceError`.
 */
export interface Marketplace {
  /** Cached for 5 minutes (MKT-1). */
  list(args?: ListArgs, options?: CallOptions): Promise<MarketplaceList>;
  search(args?: SearchArgs, options?: CallOptions): Promise<MarketplacePage>;
  item(productId: string, options?: CallOptions): Promise<OneItem>;
  /** Cached for 5 minutes (MKT-4). */
  popular(options?: CallOptions): Promise<MarketplaceList>;
  /** Cached for 5 minutes (MKT-5). */
  promotionDetails(args?: { filters?: Filters }, options?: CallOptions): Promise<MarketplaceList>;
  /** Returns the items of the Marketplace Pass (MKT-6). Cached for 5 minutes. */
  pass(args?: { filters?: Filters }, options?: CallOptions): Promise<MarketplaceList>;
  /** Sent once (MKT-7). */
  grantOffers(offers: readonly string[], options?: CallOptions): Promise<void>;
  /** Returns which of the given entitlements the player has (MKT-8). */
  entitlements(entitlements: readonly string[], options?: CallOptions): Promise<GrantEntitlements>;
}

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
