import { expect } from 'vitest';
import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';
import { withoutProfile } from '../without-profile';

const picks = async (visitor: Visitor) => {
  await visitor.sees(/fisher ?in use.*baker/i);
  const picked = await visitor.listensFor('cobble:select');
  await visitor.press(/^scout/i);
  expect(await picked(1)).toEqual([{ id: expect.any(String), url: expect.stringContaining('skin-slim') }]);
};

export const skinPicker: EndToEndTest = {
  area: 'skin-picker',
  rules: 'ARE-6 PRF-1',
  signedOut: async (visitor) => {
    await visitor.sees(/sign in to see your skins/);
    await visitor.signsIn();
    await picks(visitor);
  },
  signedIn: picks,
  sessionEnds: async (visitor) => {
    await visitor.sees(/in use/);
    await visitor.sessionEnds();
    await visitor.checksSession();
    await visitor.sees(/sign in to see your skins/);
    await visitor.signsIn();
    await visitor.sees(/in use/);
  },
  states: withoutProfile(/skins.*don’t have a game profile yet.*get the game/i),
};
