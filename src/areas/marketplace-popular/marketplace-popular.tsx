import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { ChevronLeft } from '../../widgets/shared/icons/chevron-left';
import { ChevronRight } from '../../widgets/shared/icons/chevron-right';
import { AreaButton } from '../shared/area-button';
import { ItemList } from '../shared/market/item-list';
import { arrows, shelf } from './marketplace-popular.style';
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
    layout={shelf}
    ask={(marketplace, options) => marketplace.popular(options)}
    beside={(count, section) =>
      count > 1 && (
        <div className={arrows}>
          <AreaButton variant="secondary" label={previousLabel} onClick={() => turn(section.current, -1)}>
            <ChevronLeft size={16} />
          </AreaButton>
          <AreaButton variant="secondary" label={nextLabel} onClick={() => turn(section.current, 1)}>
            <ChevronRight size={16} />
          </AreaButton>
        </div>
      )
    }
  />
);

/** Most of a row further, and round at the ends. */
const turn = (section: HTMLElement | null, by: 1 | -1) => {
  const list = section?.querySelector('ul');
  if (!list) return;
  const { clientWidth, scrollWidth, scrollLeft } = list;
  const most = scrollWidth - clientWidth;
  const at = Math.abs(scrollLeft);
  const to = by > 0 ? (at >= most - 1 ? 0 : at + clientWidth * 0.8) : at <= 1 ? most : at - clientWidth * 0.8;
  // Not by scrollTo(): old libraries give elements one of their own.
  list.scroll({ left: to * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) });
};
