import type { PropsOf } from '../../../widgets/kit/description';
import type { HostProps } from '../../../widgets/kit/host';
import { FilteredList } from '../parts/filtered-list';
import type { description } from './marketplace-promotions.widget';

export const MarketplacePromotions = (props: PropsOf<typeof description> & HostProps) => (
  <FilteredList {...props} request={(marketplace, args, options) => marketplace.promotionDetails(args, options)} />
);
