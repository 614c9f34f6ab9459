import { minecoinBalance } from './areas/minecoin-balance';
import { offerClaim } from './areas/offer-claim';
import { storeProduct } from './areas/store-product';
import { runStates } from './run-states';

runStates([storeProduct, minecoinBalance, offerClaim]);
