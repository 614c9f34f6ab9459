import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { ItemList } from '../shared/market/item-list';
import type { description } from './marketplace-promotions.widget';

/** What is on sale in the marketplace (ARE-4, MKT-5). */
export const MarketplacePromotions = ({
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
      marketplace.promotionDetails({ filters: filters as Record<string, string> | undefined }, options)
    }
  />
);
