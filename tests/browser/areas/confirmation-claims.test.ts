import { expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { answer, asked, press, says } from './player';
import { openShop, spent, yesOf } from './spending';

const harnessed = harness();

const claims = [
  [
    'offer-claim',
    'data-offer-id="winter-cape" data-heading="Continue" data-claim-text="Continue reading"',
    /^continue reading$/,
    'Claim The winter cape for your account?',
    /claimed/,
  ],
  [
    'offer-claim',
    'data-offer-id="other-offer" data-entitlement-id="winter-cape" data-heading="Continue"',
    /^claim it$/,
    'Claim other-offer for your account?',
    /claimed/,
  ],
  [
    'cape-picker',
    'data-redeem-text="Continue reading"',
    /^continue reading$/,
    'Redeem the fifteen-year cape?',
    /redeemed: it is/,
  ],
  [
    'realms-subscription',
    'data-redeem-text="Continue reading"',
    /^continue reading$/,
    'Redeem Realm for ten for your realm?',
    /redeemed\./,
  ],
  [
    'realms-subscription',
    'data-pause-text="Continue reading"',
    /^continue reading$/,
    'Pause the subscription of Harbour of Four? The realm is closed until you resume it.',
    /paused\./,
  ],
] as const;

// threat 4
it.each(sampleOf(claims, 2))(
  'asks for confirmation before %s with %s claims anything',
  async (name, attributes, button, question, done) => {
    const opened = await openShop(
      harnessed,
      `<div id="p" data-load="eager" data-widget="${name}" ${attributes}></div>`,
    );
    await press(opened, '#p', button);
    expect(await asked(opened)).toBe(question);
    await (await yesOf(opened)).evaluate((yes) => yes.click());
    expect(spent(opened)).toBe(0);
    await answer(opened, /^yes/);
    await says(opened, '#p', done);
    expect(spent(opened)).toBe(1);
  },
  60_000,
);

// threat 4
it("shows another player's realm but redeems, pauses and resumes nothing for it", async () => {
  const opened = await openShop(
    harnessed,
    '<div id="p" data-load="eager" data-widget="realms-subscription" data-realms-profile-id="f00d"></div>',
  );
  await says(opened, '#p', /harbour of four/);
  expect(await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelectorAll('button').length)).toBe(0);
}, 60_000);
