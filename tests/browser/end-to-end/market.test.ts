import { marketplaceItem } from './areas/marketplace-item';
import { marketplaceNew } from './areas/marketplace-new';
import { marketplacePass } from './areas/marketplace-pass';
import { marketplacePopular } from './areas/marketplace-popular';
import { marketplacePromotions } from './areas/marketplace-promotions';
import { marketplaceSearch } from './areas/marketplace-search';
import { runEndToEndTests } from './run-tests';

runEndToEndTests([
  marketplaceSearch,
  marketplaceItem,
  marketplacePopular,
  marketplacePromotions,
  marketplacePass,
  marketplaceNew,
]);
