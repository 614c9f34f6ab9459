import { minecoinBalance } from './areas/minecoin-balance';
import { minecoinPacks } from './areas/minecoin-packs';
import { offerClaim } from './areas/offer-claim';
import { storeProduct } from './areas/store-product';
import { runEndToEndTests } from './run-tests';

runEndToEndTests([storeProduct, minecoinBalance, minecoinPacks, offerClaim]);
