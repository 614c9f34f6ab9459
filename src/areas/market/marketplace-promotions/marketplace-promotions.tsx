import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { ItemList } from '../parts/item-list';
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
