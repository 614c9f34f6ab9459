import { useRef } from 'react';
import { base } from '../../widgets/shared/base.style';
import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { ChevronLeft } from '../../widgets/shared/icons/chevron-left';
import { ChevronRight } from '../../widgets/shared/icons/chevron-right';
import { AreaButton } from '../shared/area-button';
import { CallView } from '../shared/call-view';
import { soundItems } from '../shared/market/sound-items';
import { Tiles, TilesShimmer } from '../shared/market/tiles';
import { area, head } from '../shared/market/tiles.style';
import { useCall } from '../shared/use-call';
import { useServices } from '../shared/use-services';
import { arrows, shelf } from './marketplace-popular.style';
import type { description } from './marketplace-popular.widget';

/**
 * What is popular (ARE-4, MKT-4), as a row that goes round by its buttons, both ways. The carousel component takes the page's own
 * nodes as slides; here they are the service's, so the row is the area's own.
 */
export const MarketplacePopular = ({ host, heading, limit, emptyText, previousLabel, nextLabel, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const call = useCall(from, async ({ marketplace }, signal) => soundItems((await marketplace.popular({ signal })).items).slice(0, limit), [limit]);
  const row = useRef<HTMLDivElement>(null);

  const turn = (by: 1 | -1) => {
    const list = row.current?.querySelector('ul');
    if (!list) return;
    const { clientWidth, scrollWidth, scrollLeft } = list;
    const most = scrollWidth - clientWidth;
    const at = Math.abs(scrollLeft);
    const to = by > 0 ? (at >= most - 1 ? 0 : at + clientWidth * .8) : (at <= 1 ? most : at - clientWidth * .8);
    list.scrollTo({ left: to * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) });
  };

  return (
    <section className={`${base} ${area}`}>
      <div className={head}>
        <h2>{heading}</h2>
        {call.data && call.data.length > 1 && (
          <div className={arrows}>
            <AreaButton variant="secondary" label={previousLabel} onClick={() => turn(-1)}><ChevronLeft size={16} /></AreaButton>
            <AreaButton variant="secondary" label={nextLabel} onClick={() => turn(1)}><ChevronRight size={16} /></AreaButton>
          </div>
        )}
      </div>
      <div ref={row}>
        <CallView call={call} from={from} texts={texts} shimmer={<TilesShimmer count={5} className={shelf} />} empty={(items) => items.length === 0 && <p>{emptyText}</p>}>
          {(items) => <Tiles host={host} items={items} texts={texts} className={shelf} label={heading} />}
        </CallView>
      </div>
    </section>
  );
};
