import { expect } from 'vitest';
import type { Journey } from '../journey';
import type { Visitor } from '../visitor';
import { withoutProfile } from '../without-profile';

const picks = async (visitor: Visitor) => {
  await visitor.says(/fisher ?in use.*baker/i);
  const picked = await visitor.hears('cobble:select');
  await visitor.press(/^scout/i);
  expect(await picked(1)).toEqual([{ id: expect.any(String), url: expect.stringContaining('skin-slim') }]);
};

export const skinPicker: Journey = {
  area: 'skin-picker',
  rules: 'ARE-6 PRF-1',
  signedOut: async (visitor) => {
    await visitor.says(/sign in to see your skins/);
    await visitor.signsIn();
    await picks(visitor);
  },
  signedIn: picks,
  ended: async (visitor) => {
    await visitor.says(/in use/);
    await visitor.sessionEnds();
    await visitor.asksAgain();
    await visitor.says(/sign in to see your skins/);
    await visitor.signsIn();
    await visitor.says(/in use/);
  },
  states: withoutProfile(/skins.*don’t have a game profile yet.*get the game/i),
};
