import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { FilteredList } from '../parts/filtered-list';
import type { description } from './marketplace-new.widget';

const DAY_MS = 86_400_000;

export const MarketplaceNew = ({ days, ...props }: PropsOf<typeof description> & HostProps) => (
  <FilteredList
    {...props}
    inputs={[days]}
    request={(marketplace, args, options) =>
      marketplace.list({ ...args, after: Date.now() - days * DAY_MS, limit: Math.floor(props.limit) }, options)
    }
  />
);
