import type { CallOptions } from '../../../services/client/call-options';
import type { MarketplaceList } from '../../../services/marketplace/answers';
import type { Filters, Marketplace } from '../../../services/marketplace/marketplace';
import { filtersOf } from './filters-of';
import type { ItemListProps } from './item-list';
import { ItemList } from './item-list';

export type FilteredListProps = Pick<ItemListProps, 'host' | 'heading' | 'text' | 'limit' | 'emptyText'> &
  ItemListProps['texts'] & {
    /** By name, as the page gives them. */
    readonly filters?: Readonly<Record<string, unknown>>;
    ask(marketplace: Marketplace, args: { filters: Filters }, options: CallOptions): Promise<MarketplaceList>;
  };

/** A list of the marketplace's that the page may filter. */
export const FilteredList = ({ host, heading, text, filters, limit, emptyText, ask, ...texts }: FilteredListProps) => (
  <ItemList
    host={host}
    heading={heading}
    text={text}
    limit={limit}
    emptyText={emptyText}
    texts={texts}
    waiting={4}
    inputs={[JSON.stringify(filters)]}
    ask={(marketplace, options) => ask(marketplace, { filters: filtersOf(filters) }, options)}
  />
);
