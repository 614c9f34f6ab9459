import { base } from '../../widgets/shared/base.style';
import type { PropsOf } from '../../widgets/shared/description';
import type { HostProps } from '../../widgets/shared/host';
import { CallView } from '../shared/call-view';
import { soundItems } from '../shared/market/sound-items';
import { Tiles, TilesShimmer } from '../shared/market/tiles';
import { area } from '../shared/market/tiles.style';
import { useCall } from '../shared/use-call';
import { useServices } from '../shared/use-services';
import { intro } from './marketplace-pass.style';
import type { description } from './marketplace-pass.widget';

/** What the marketplace pass holds (ARE-4, MKT-6). Signed in, the player's own answer is asked for. */
export const MarketplacePass = ({ host, heading, text, filters, limit, emptyText, ...texts }: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const call = useCall(from, async ({ marketplace }, signal) =>
    soundItems((await marketplace.pass({ filters: filters as Record<string, string> | undefined }, { signal })).items).slice(0, limit), [JSON.stringify(filters), limit]);
  return (
    <section className={`${base} ${area}`}>
      <h2>{heading}</h2>
      {text && <p className={intro}>{text}</p>}
      <CallView call={call} from={from} texts={texts} shimmer={<TilesShimmer count={Math.min(limit, 4)} />} empty={(items) => items.length === 0 && <p>{emptyText}</p>}>
        {(items) => <Tiles host={host} items={items} texts={texts} label={heading} />}
      </CallView>
    </section>
  );
};
