import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { ItemList } from '../parts/item-list';
import type { description } from './marketplace-pass.widget';

/** What the marketplace pass holds (ARE-4, MKT-6). */
export const MarketplacePass = ({
  host,
  heading,
  text,
  filters,
  limit,
  emptyText,
  ...texts
}: PropsOf<typeof description> & HostProps) => (
  <ItemList
    host={host}
    heading={heading}
    text={text}
    limit={limit}
    emptyText={emptyText}
    texts={texts}
    waiting={4}
    inputs={[JSON.stringify(filters)]}
    ask={(marketplace, options) =>
      marketplace.pass({ filters: filters as Record<string, string> | undefined }, options)
    }
  />
);
