import { marketplaceItem } from './areas/marketplace-item';
import { marketplaceNew } from './areas/marketplace-new';
import { marketplacePass } from './areas/marketplace-pass';
import { marketplacePopular } from './areas/marketplace-popular';
import { marketplacePromotions } from './areas/marketplace-promotions';
import { marketplaceSearch } from './areas/marketplace-search';
import { runJourneys } from './run-journeys';

runJourneys([
  marketplaceSearch,
  marketplaceItem,
  marketplacePopular,
  marketplacePromotions,
  marketplacePass,
  marketplaceNew,
]);
