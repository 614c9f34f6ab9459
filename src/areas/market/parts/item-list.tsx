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
  /** A sentence under the heading. */
  readonly text?: string;
  /** How many tiles at most. */
  readonly limit: number;
  readonly emptyText: string;
  readonly texts: TilesProps['texts'] & CallViewProps<unknown>['texts'];
  /** How many blocks wait for the answer. */
  readonly waiting: number;
  /** Another layout than the grid. */
  readonly layout?: string;
  /** What the answer depends on beside the player and the limit. */
  readonly inputs?: readonly unknown[];
  ask(marketplace: Marketplace, options: CallOptions): Promise<MarketplaceList>;
  /** What stands beside the heading, once there are `count` tiles in the section. */
  beside?(count: number, section: RefObject<HTMLElement | null>): ReactNode;
}

/**
 * A list of the marketplace's (ARE-4): one call, its items as tiles. Signed in, the player's own answer is asked for.
 */
export const ItemList = ({
  host,
  heading,
  text,
  limit,
  emptyText,
  texts,
  waiting,
  layout,
  inputs = [],
  ask,
  beside,
}: ItemListProps) => {
  const from = useServices(host);
  const call = useCall(
    from,
    async ({ marketplace }, signal) => tileItems((await ask(marketplace, { signal }))?.items).slice(0, limit),
    [limit, ...inputs],
    { forAll: true, bound: bounded },
  );
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className={`${base} ${area}`}>
      <div className={`${head} ${beside ? tall : ''}`}>
        <h2>{heading}</h2>
        {call.data && beside?.(call.data.length, section)}
      </div>
      {text && <p className={intro}>{text}</p>}
      <CallView
        call={call}
        from={from}
        texts={texts}
        shimmer={<TilesShimmer count={Math.min(limit, waiting)} className={layout} />}
        empty={(items) => items.length === 0 && <p>{emptyText}</p>}
      >
        {(items) => <Tiles host={host} items={items} texts={texts} className={layout} label={heading} />}
      </CallView>
    </section>
  );
};
