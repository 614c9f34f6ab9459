import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import type { CallOptions } from '../../../services/client/call-options';
import type { MarketplaceList } from '../../../services/marketplace/answers';
import type { Marketplace } from '../../../services/marketplace/marketplace';
import { base } from '../../../widgets/kit/base.style';
import type { Host } from '../../../widgets/kit/host';
import { bounded } from '../../kit/bounded';
import type { CallViewProps } from '../../kit/call-view';
import { CallView } from '../../kit/call-view';
import { useCall } from '../../kit/use-call';
import { useServices } from '../../kit/use-services';
import { tileItems } from './tile-items';
import type { TilesProps } from './tiles';
import { Tiles, TilesShimmer } from './tiles';
import { area, head, intro, tall } from './tiles.style';

export interface ItemListProps {
  readonly host: Host;
  readonly heading: string;
  readonly text?: string;
  readonly limit: number;
  readonly emptyText: string;
  readonly texts: TilesProps['texts'] & CallViewProps<unknown>['texts'];
  readonly shimmerCount: number;
  readonly className?: string;
  /** The values that `request` depends on, apart from the player and the limit. */
  readonly inputs?: readonly unknown[];
  request(marketplace: Marketplace, options: CallOptions): Promise<MarketplaceList>;
  renderBeside?(count: number, section: RefObject<HTMLElement | null>): ReactNode;
}

/** A signed-in player gets a personal list (ARE-4). */
export const ItemList = ({
  host,
  heading,
  text,
  limit,
  emptyText,
  texts,
  shimmerCount,
  className,
  inputs = [],
  request,
  renderBeside,
}: ItemListProps) => {
  const from = useServices(host);
  const call = useCall(
    from,
    async ({ marketplace }, signal) => tileItems((await request(marketplace, { signal }))?.items).slice(0, limit),
    [limit, ...inputs],
    { forAll: true, bound: bounded },
  );
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className={`${base} ${area}`}>
      <div className={`${head} ${renderBeside ? tall : ''}`}>
        <h2>{heading}</h2>
        {call.data && renderBeside?.(call.data.length, section)}
      </div>
      {text && <p className={intro}>{text}</p>}
      <CallView
        call={call}
        texts={texts}
        shimmer={<TilesShimmer count={Math.min(limit, shimmerCount)} className={className} />}
        empty={(items) => items.length === 0 && <p>{emptyText}</p>}
      >
        {(items) => <Tiles host={host} items={items} texts={texts} className={className} label={heading} />}
      </CallView>
    </section>
  );
};
