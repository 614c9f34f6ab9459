import type { Journey } from '../journey';
import type { Visitor } from '../visitor';
import { withoutProfile } from '../without-profile';

const presses = async (visitor: Visitor) => {
  await visitor.press(/^redeem the/i);
  await visitor.agrees(/^yes/, /^redeem the fifteen-year cape\?$/i);
};

const redeems = async (visitor: Visitor) => {
  await visitor.says(/founder ?worn now.*redeem the fifteen-year cape/i);
  const told = await visitor.hears('cobble:redeem');
  await presses(visitor);
  await visitor.says(/redeemed: it is|may not have been/i);
  if (/may not have/.test(await visitor.text())) {
    await visitor.looks('refused');
    await presses(visitor);
  }
  await visitor.says(/fifteen years.*redeemed: it is among your capes/i);
  await told(1);
  const picked = await visitor.hears('cobble:select');
  await visitor.press(/^lantern/i);
  await picked(1);
};

export const capePicker: Journey = {
  area: 'cape-picker',
  rules: 'ARE-6 PRF-1 PRF-5',
  signedOut: async (visitor) => {
    await visitor.says(/sign in to see your capes/);
    await visitor.signsIn();
    await redeems(visitor);
  },
  signedIn: redeems,
  ended: async (visitor) => {
    await visitor.says(/redeem the fifteen-year cape/i);
    await visitor.sessionEnds();
    await presses(visitor);
    await visitor.says(/sign in to see your capes/);
    await visitor.signsIn();
    await redeems(visitor);
  },
  states: withoutProfile(/capes.*no game profile yet.*get the game/i),
};
