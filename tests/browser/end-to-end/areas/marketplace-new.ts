import type { EndToEndTest } from '../end-to-end-test';

export const marketplaceNew: EndToEndTest = {
  area: 'marketplace-new',
  rules: 'ARE-4 MKT-1',
  attributes: `data-days="365" data-filters='{"category":"world"}'`,
  signedOut: async (visitor) => {
    await visitor.sees(/new this week.*world/i);
    await visitor.setsAttribute('data-filters', '{"category":"skins"}');
    await visitor.sees(/new this week ?skin pack/i);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/new this week.*world/i);
    await visitor.sessionEnds();
    await visitor.setsAttribute('data-filters', '{"category":"skins"}');
    await visitor.sees(/new this week ?skin pack/i);
  },
  states: [
    {
      name: 'a few items of the last seven days',
      shows: (visitor) => visitor.sees(/new this week.*minecoins/i),
    },
    {
      name: 'that nothing is new',
      faults: [{ url: /\/marketplace\?/, body: '{"items":[]}' }],
      shows: (visitor) => visitor.sees(/new this week ?nothing here right now/i),
    },
  ],
};
