import { listJourney } from '../list-journey';

/** What is on sale. */
export const marketplacePromotions = listJourney('marketplace-promotions', 'ARE-4 MKT-5');
