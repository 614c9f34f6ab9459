import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { ItemList } from '../parts/item-list';
import { Arrows } from './arrows';
import { scrollingRow } from './marketplace-popular.style';
import type { description } from './marketplace-popular.widget';

/**
 * What is popular (ARE-4, MKT-4), as a row that goes round by its buttons, both ways. The carousel component takes the
 * page's own nodes as slides; here they are the service's, so the row is the area's own.
 */
export const MarketplacePopular = ({
  host,
  heading,
  limit,
  emptyText,
  previousLabel,
  nextLabel,
  ...texts
}: PropsOf<typeof description> & HostProps) => (
  <ItemList
    host={host}
    heading={heading}
    limit={limit}
    emptyText={emptyText}
    texts={texts}
    waiting={5}
    layout={scrollingRow}
    ask={(marketplace, options) => marketplace.popular(options)}
    beside={(count, section) =>
      count > 1 && <Arrows section={section} count={count} previousLabel={previousLabel} nextLabel={nextLabel} />
    }
  />
);
