import type { CallOptions } from '../../../services/client/call-options';
import type { MarketplaceList } from '../../../services/marketplace/answers';
import type { Filters, Marketplace } from '../../../services/marketplace/marketplace';
import { filtersOf } from './filters-of';
import type { ItemListProps } from './item-list';
import { ItemList } from './item-list';

export type FilteredListProps = Pick<ItemListProps, 'host' | 'heading' | 'text' | 'limit' | 'emptyText' | 'inputs'> &
  ItemListProps['texts'] & {
    readonly filters?: Readonly<Record<string, unknown>>;
    request(marketplace: Marketplace, args: { filters: Filters }, options: CallOptions): Promise<MarketplaceList>;
  };

export const FilteredList = ({
  host,
  heading,
  text,
  filters,
  limit,
  emptyText,
  inputs = [],
  request,
  ...texts
}: FilteredListProps) => (
  <ItemList
    host={host}
    heading={heading}
    text={text}
    limit={limit}
    emptyText={emptyText}
    texts={texts}
    shimmerCount={4}
    inputs={[JSON.stringify(filters), ...inputs]}
    request={(marketplace, options) => request(marketplace, { filters: filtersOf(filters) }, options)}
  />
);
