import type { EndToEndTest } from './end-to-end-test';

export const listTest = (area: string, rules: string): EndToEndTest => ({
  area,
  rules,
  attributes: 'data-limit="5"',
  signedOut: async (visitor) => {
    await visitor.sees(/out of 5 stars/);
    await visitor.setsAttribute('data-limit', '2');
    await visitor.tiles(2);
  },
  sessionEnds: async (visitor) => {
    await visitor.sees(/out of 5 stars/);
    await visitor.sessionEnds();
    await visitor.setsAttribute('data-limit', '3');
    await visitor.tiles(3);
  },
});
