import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';
import { withoutProfile } from '../without-profile';

const presses = async (visitor: Visitor) => {
  await visitor.press(/^redeem the/i);
  await visitor.agrees(/^yes/, /^redeem the 15th anniversary cape\?$/i);
};

const redeems = async (visitor: Visitor) => {
  await visitor.sees(/founder ?in use.*redeem the 15th anniversary cape/i);
  const redeemed = await visitor.listensFor('cobble:redeem');
  await presses(visitor);
  await visitor.sees(/cape redeemed|confirm that it was redeemed/i);
  if (/couldn’t confirm/i.test(await visitor.text())) {
    await visitor.checksWithAxe('refused');
    await presses(visitor);
  }
  await visitor.sees(/fifteen years.*cape redeemed/i);
  await redeemed(1);
  const picked = await visitor.listensFor('cobble:select');
  await visitor.press(/^lantern/i);
  await picked(1);
};

export const capePicker: EndToEndTest = {
  area: 'cape-picker',
  rules: 'ARE-6 PRF-1 PRF-5',
  signedOut: async (visitor) => {
    await visitor.sees(/sign in to see your capes/);
    await visitor.signsIn();
    await redeems(visitor);
  },
  signedIn: redeems,
  sessionEnds: async (visitor) => {
    await visitor.sees(/redeem the 15th anniversary cape/i);
    await visitor.sessionEnds();
    await presses(visitor);
    await visitor.sees(/sign in to see your capes/);
    await visitor.signsIn();
    await redeems(visitor);
  },
  states: withoutProfile(/capes.*don’t have a game profile yet.*get the game/i),
};
