import type { Journey } from '../journey';

/** What is on sale. */
export const marketplacePromotions: Journey = {
  area: 'marketplace-promotions',
  rules: 'ARE-4 MKT-5',
  attributes: 'data-limit="5"',
  signedOut: async (visitor) => {
    await visitor.says(/out of 5 stars/);
    // Another number of tiles, told by the page.
    await visitor.given('data-limit', '2');
    await visitor.tiles(2);
  },
  ended: async (visitor) => {
    await visitor.says(/out of 5 stars/);
    await visitor.sessionEnds();
    await visitor.given('data-limit', '3');
    await visitor.tiles(3);
  },
};
