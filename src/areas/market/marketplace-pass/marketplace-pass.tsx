import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { FilteredList } from '../parts/filtered-list';
import type { description } from './marketplace-pass.widget';

export const MarketplacePass = (props: PropsOf<typeof description> & HostProps) => (
  <FilteredList {...props} request={(marketplace, args, options) => marketplace.pass(args, options)} />
);
