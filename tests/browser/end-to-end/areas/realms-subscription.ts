import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';

const runs = async (visitor: Visitor) => {
  await visitor.sees(/harbour of four.*open.*24 days.*subscriptions.*payment due.*available offers/i);
  await turns(visitor, /^pause/i, /resume subscription ?subscription paused/i);
  await turns(visitor, /^resume/i, /pause subscription ?subscription resumed/i);
  await redeems(visitor);
  await visitor.sees(/redeemed\.|confirm that it was redeemed/i);
  if (/couldn’t confirm/i.test(await visitor.text())) {
    await visitor.checksWithAxe('refused');
    await redeems(visitor);
  }
  await visitor.sees(/54 days.*redeemed\./i);
};

const redeems = async (visitor: Visitor) => {
  await visitor.press(/^redeem$/i);
  await visitor.agrees(/^yes/, /^redeem realm for ten for your realm\?$/i);
};

/** Presses the button, and presses again if the request was rejected. */
const turns = async (visitor: Visitor, name: RegExp, done: RegExp) => {
  await visitor.press(name);
  await visitor.agrees(/^yes/, /the subscription for harbour of four\?/i);
  await visitor.sees(RegExp(`${done.source}|confirm the change`));
  if (!/confirm the change/i.test(await visitor.text())) return;
  await visitor.checksWithAxe('refused');
  await visitor.press(name);
  await visitor.agrees(/^yes/, /the subscription for harbour of four\?/i);
  await visitor.sees(done);
};

export const realmsSubscription: EndToEndTest = {
  area: 'realms-subscription',
  rules: 'ARE-6 ARE-10 PRF-2 PRF-3 RLM-1 RLM-2 RLM-3 RLM-4 RLM-5',
  errorText: /went wrong|couldn’t load/,
  signedOut: async (visitor) => {
    await visitor.sees(/sign in to see your realm/);
    await visitor.signsIn();
    await runs(visitor);
  },
  signedIn: runs,
  sessionEnds: async (visitor) => {
    await visitor.sees(/harbour of four/i);
    await visitor.sessionEnds();
    await visitor.press(/^pause/i);
    await visitor.agrees(/^yes/, /^pause/i);
    await visitor.sees(/sign in to see your realm/);
    await visitor.signsIn();
    await visitor.sees(/harbour of four.*pause subscription/i);
  },
};
