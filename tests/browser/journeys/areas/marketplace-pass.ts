import { listJourney } from '../list-journey';

export const marketplacePass = listJourney('marketplace-pass', 'ARE-4 MKT-6');
