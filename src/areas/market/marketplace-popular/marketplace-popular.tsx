import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { ItemList } from '../parts/item-list';
import { Arrows } from './arrows';
import { scrollingRow } from './marketplace-popular.style';
import type { description } from './marketplace-popular.widget';

/** Doesn't use the carousel component, which takes its slides from the page. */
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
    shimmerCount={5}
    className={scrollingRow}
    request={(marketplace, options) => marketplace.popular(options)}
    renderBeside={(count, section) =>
      count > 1 && <Arrows host={host} section={section} previousLabel={previousLabel} nextLabel={nextLabel} />
    }
  />
);
