import { expect } from 'vitest';
import type { Journey } from '../journey';
import type { Visitor } from '../visitor';
import { withoutProfile } from '../without-profile';

const picks = async (visitor: Visitor) => {
  await visitor.says(/fisher ?worn now.*baker/i);
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
    await visitor.says(/worn now/);
    await visitor.sessionEnds();
    await visitor.asksAgain();
    await visitor.says(/sign in to see your skins/);
    await visitor.signsIn();
    await visitor.says(/worn now/);
  },
  states: withoutProfile(/skins.*no game profile yet.*get the game/i),
};
