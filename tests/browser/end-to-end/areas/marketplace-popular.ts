import type { EndToEndTest } from '../end-to-end-test';

export const marketplacePopular: EndToEndTest = {
  area: 'marketplace-popular',
  rules: 'ARE-4 MKT-4',
  // Show more tiles than fit on a wide screen, so that the row can scroll.
  attributes: 'data-limit="8"',
  signedOut: async (visitor) => {
    await visitor.sees(/out of 5 stars/);
    await visitor.press(/^previous$/);
    await visitor.press(/^next$/);
    await visitor.setsAttribute('data-limit', '2');
    await visitor.tiles(2);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/out of 5 stars/);
    await visitor.sessionEnds();
    await visitor.setsAttribute('data-limit', '3');
    await visitor.tiles(3);
  },
};
