import { minecoinBalance } from './areas/minecoin-balance';
import { offerClaim } from './areas/offer-claim';
import { storeProduct } from './areas/store-product';
import { runJourneys } from './run-journeys';

runJourneys([storeProduct, minecoinBalance, offerClaim]);
