import { expect } from 'vitest';
import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';

const presses = async (visitor: Visitor) => {
  await visitor.press(/^claim$/);
  await visitor.agrees(/^yes/, /^claim the winter cape for your account\?$/i);
};

const claims = async (visitor: Visitor) => {
  const claimed = await visitor.listensFor('cobble:claim');
  await visitor.sees(/claim$/);
  await presses(visitor);
  await visitor.sees(/claimed|couldn’t claim/);
  if (/couldn’t claim/i.test(await visitor.text())) {
    await visitor.checksWithAxe('refused');
    await presses(visitor);
  }
  await visitor.sees(/claimed/);
  expect(await claimed(1)).toEqual([{ offerId: 'winter-cape' }]);
  await visitor.page.reload();
  await visitor.sees(/claimed/);
};

export const offerClaim: EndToEndTest = {
  area: 'offer-claim',
  rules: 'ARE-9 MKT-7 MKT-8',
  attributes: 'data-offer-id="winter-cape" data-heading="The winter cape"',
  signedOut: async (visitor) => {
    await visitor.sees(/sign in to claim this/);
    await visitor.signsIn();
    await claims(visitor);
    expect(visitor.opened.sent(/grant\/offer/).filter(({ method }) => method === 'PUT')).toHaveLength(1);
  },
  signedIn: claims,
  sessionEnds: async (visitor) => {
    await visitor.sees(/claim$/);
    await visitor.sessionEnds();
    await presses(visitor);
    await visitor.sees(/sign in to claim this/);
    await visitor.signsIn();
    await presses(visitor);
    await visitor.sees(/claimed/);
  },
};
