import type { EndToEndTest } from '../end-to-end-test';

export const marketplaceItem: EndToEndTest = {
  area: 'marketplace-item',
  rules: 'ARE-4 MKT-3',
  signedOut: async (visitor) => {
    await visitor.follows('mp-item=frost-keep');
    await visitor.sees(/frost keep.*northbend.*view in the marketplace/i);
    await visitor.follows('mp-item=sky-port');
    await visitor.sees(/sky port.*cloudstack/i);
    await visitor.follows('mp-item=nowhere');
    await visitor.sees(/isn’t in the marketplace/);
    await visitor.back();
    await visitor.sees(/sky port.*cloudstack/i);
  },
  sessionEnds: async (visitor) => {
    await visitor.follows('mp-item=frost-keep');
    await visitor.sees(/frost keep/i);
    await visitor.sessionEnds();
    await visitor.follows('mp-item=sky-port');
    await visitor.sees(/sky port/i);
  },
};
