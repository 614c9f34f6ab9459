import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { FilteredList } from '../parts/filtered-list';
import type { description } from './marketplace-pass.widget';

/** What the marketplace pass holds (ARE-4, MKT-6). */
export const MarketplacePass = (props: PropsOf<typeof description> & HostProps) => (
  <FilteredList {...props} ask={(marketplace, args, options) => marketplace.pass(args, options)} />
);
