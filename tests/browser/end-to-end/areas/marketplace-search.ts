import { expect } from 'vitest';
import type { EndToEndTest } from '../end-to-end-test';

export const marketplaceSearch: EndToEndTest = {
  area: 'marketplace-search',
  rules: 'ARE-4 MKT-2',
  attributes: `data-page-size="8" data-categories='[{"key":"world","displayName":"Worlds"},{"key":"skins","displayName":"Skins"}]'`,
  signedOut: async (visitor) => {
    await visitor.sees(/5\d items/);
    await visitor.type(/^search for/, 'robots');
    await visitor.sees(/\D1 item.*shelf nine/i);
    await visitor.retype(/^search for/, '');
    await visitor.sees(/5\d items/);
    await visitor.choose(/^category/, 'Skins');
    await visitor.sees(/11 items/);
    await visitor.choose(/^sort by/, 'Z');
    await visitor.sees(/11 items.*winter wardrobe.*page 1 of 2/i);
    await visitor.press(/^next$/);
    // The area shows the count and the page number before the response arrives.
    await visitor.sees(/11 items.*deep divers.*page 2 of 2/i);
    await visitor.back();
    await visitor.sees(/winter wardrobe.*page 1 of 2/i);
    await visitor.press(/^snow$/);
    await visitor.sees(/\D1 item.*winter wardrobe/i);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/5\d items/);
    await visitor.type(/^search for/, 'castle');
    await visitor.sees(/\D2 items.*frost keep/i);
    await visitor.sessionEnds();
    await visitor.press(/^snow$/);
    await visitor.sees(/items?.*frost keep/i);
    expect(await visitor.value(/^search for/)).toBe('castle');
  },
};
