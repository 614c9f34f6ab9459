import { listJourney } from '../list-journey';

/** A year's items, so that the list has enough of them. */
export const marketplaceNew = listJourney('marketplace-new', 'ARE-4 MKT-1', 'data-days="365"');
