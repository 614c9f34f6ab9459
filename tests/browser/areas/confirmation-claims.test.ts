import { expect, it } from 'vitest';
import { harness } from '../harness';
import { sampleOf } from '../sample-of';
import { answerQuestion, press, waitForQuestion, waitForText } from './player';
import { countSpendingRequests, openShop, yesButton } from './spending';

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
    /^claim$/,
    'Claim other-offer for your account?',
    /claimed/,
  ],
  [
    'cape-picker',
    'data-redeem-text="Continue reading"',
    /^continue reading$/,
    'Redeem the 15th anniversary cape?',
    /cape redeemed/,
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
    'Pause the subscription for Harbour of Four? The realm stays closed until you resume it.',
    /paused\./,
  ],
] as const;

// threat 4
it.each(sampleOf(claims, 2))(
  'requests a confirmation before %s with %s claims anything',
  async (name, attributes, button, question, done) => {
    const opened = await openShop(
      harnessed,
      `<div id="p" data-load="eager" data-widget="${name}" ${attributes}></div>`,
    );
    await press(opened, '#p', button);
    expect(await waitForQuestion(opened)).toBe(question);
    await (await yesButton(opened)).evaluate((yes) => yes.click());
    expect(countSpendingRequests(opened)).toBe(0);
    await answerQuestion(opened, /^yes/);
    await waitForText(opened, '#p', done);
    expect(countSpendingRequests(opened)).toBe(1);
  },
  60_000,
);

// threat 4
it("shows another player's realm but redeems, pauses and resumes nothing for it", async () => {
  const opened = await openShop(
    harnessed,
    '<div id="p" data-load="eager" data-widget="realms-subscription" data-realms-profile-id="f00d"></div>',
  );
  await waitForText(opened, '#p', /harbour of four/);
  expect(await opened.page.$eval('#p', ({ shadowRoot }) => shadowRoot!.querySelectorAll('button').length)).toBe(0);
}, 60_000);
