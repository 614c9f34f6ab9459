import { marketplaceItem } from './areas/marketplace-item';
import { marketplacePass } from './areas/marketplace-pass';
import { marketplacePopular } from './areas/marketplace-popular';
import { marketplacePromotions } from './areas/marketplace-promotions';
import { marketplaceSearch } from './areas/marketplace-search';
import { runStates } from './run-states';

runStates([marketplaceSearch, marketplaceItem, marketplacePopular, marketplacePromotions, marketplacePass]);
