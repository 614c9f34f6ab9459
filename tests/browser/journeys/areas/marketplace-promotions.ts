import { listJourney } from '../list-journey';

export const marketplacePromotions = listJourney('marketplace-promotions', 'ARE-4 MKT-5');
