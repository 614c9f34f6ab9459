import { listTest } from '../list-test';

export const marketplacePass = listTest('marketplace-pass', 'ARE-4 MKT-6');
