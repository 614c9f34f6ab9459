import { listJourney } from '../list-journey';

/** What the pass holds. */
export const marketplacePass = listJourney('marketplace-pass', 'ARE-4 MKT-6');
