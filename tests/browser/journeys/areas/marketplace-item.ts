import type { Journey } from '../journey';

export const marketplaceItem: Journey = {
  area: 'marketplace-item',
  rules: 'ARE-4 MKT-3',
  signedOut: async (visitor) => {
    await visitor.follows('mp-item=frost-keep');
    await visitor.says(/frost keep.*northbend.*open in the marketplace/i);
    await visitor.follows('mp-item=sky-port');
    await visitor.says(/sky port.*cloudstack/i);
    await visitor.follows('mp-item=nowhere');
    await visitor.says(/not in the marketplace/);
    await visitor.back();
    await visitor.says(/sky port.*cloudstack/i);
  },
  ended: async (visitor) => {
    await visitor.follows('mp-item=frost-keep');
    await visitor.says(/frost keep/i);
    await visitor.sessionEnds();
    await visitor.follows('mp-item=sky-port');
    await visitor.says(/sky port/i);
  },
};
