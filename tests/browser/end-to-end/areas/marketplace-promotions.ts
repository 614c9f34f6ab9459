import { listTest } from '../list-test';

export const marketplacePromotions = listTest('marketplace-promotions', 'ARE-4 MKT-5');
