import { base } from '../../../widgets/kit/base.style';
import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { CallView } from '../../kit/call-view';
import { CutNote } from '../../kit/cut-note';
import { useAddresses } from '../../kit/use-addresses';
import { useEntitlement } from '../../kit/use-entitlement';
import { useServices } from '../../kit/use-services';
import { area } from '../parts/tiles.style';
import { ItemShimmer, ItemView } from './item-view';
import type { description } from './marketplace-item.widget';
import { useItem } from './use-item';

const PARAMETERS = ['mp-item'];

export const MarketplaceItem = ({
  host,
  productId,
  entitlement,
  ...texts
}: PropsOf<typeof description> & HostProps) => {
  const from = useServices(host);
  const [linkedId] = useAddresses(PARAMETERS);
  const id = productId || linkedId || '';
  const call = useItem(from, id);
  const isEntitled = useEntitlement(from, id && entitlement);
  if (!id) return <div className={base} hidden />;
  return (
    <article className={`${base} ${area}`}>
      <CallView
        call={call}
        texts={texts}
        shimmer={<ItemShimmer />}
        empty={({ item }) => !item && <p>{texts.emptyText}</p>}
      >
        {({ item }) =>
          item && (
            <ItemView item={{ ...item, isOwned: item.isOwned || isEntitled }} locale={host.locale} texts={texts} />
          )
        }
      </CallView>
      <CutNote call={call} text={texts.cutText} />
    </article>
  );
};
