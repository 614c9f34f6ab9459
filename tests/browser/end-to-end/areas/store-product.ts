import { expect } from 'vitest';
import type { AreaState, EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';

const QUESTION = /^buy marketplace pass for 990 minecoins\?$/i;

/** Presses Buy, tries again after each failure, and answers the confirmation. */
const wants = async (visitor: Visitor, answer: RegExp) => {
  await visitor.press(/^(buy|try again)$/);
  const hasAsked = await visitor.page.waitForFunction(
    () =>
      document.querySelector('cobble-confirmation')
        ? 'asked'
        : /purchase failed/i.test(document.querySelector('#area')!.shadowRoot?.textContent ?? '') && 'failed',
    { timeout: 20_000 },
  );
  if ((await hasAsked.jsonValue()) === 'failed') return wants(visitor, answer);
  await visitor.agrees(answer, QUESTION);
};

const buys = async (visitor: Visitor) => {
  const balanceEvents = await visitor.listensFor('cobble:balance');
  await visitor.sees(/marketplace pass.*990.*buy$/i);
  await wants(visitor, /^not now$/);
  await wants(visitor, /^yes/);
  await visitor.sees(/purchase complete|purchase failed/);
  if (/purchase failed/i.test(await visitor.text())) {
    await visitor.checksWithAxe('refused');
    await wants(visitor, /^yes/);
  }
  await visitor.sees(/purchase complete/);
  expect(await balanceEvents(2)).toEqual([{ balance: 1720 }, { balance: 730 }]);
};

const unsold = (name: string, productId: string, shows: RegExp): AreaState => ({
  name,
  attributes: `data-product-id="${productId}" data-market="us" data-href="/store"`,
  shows: async (visitor) => {
    await visitor.sees(shows);
    expect(await visitor.text()).not.toMatch(/\d|buy$|country/i);
    expect(await visitor.page.$eval('#area', ({ shadowRoot }) => shadowRoot!.querySelectorAll('a,button').length)).toBe(
      0,
    );
  },
});

export const storeProduct: EndToEndTest = {
  area: 'store-product',
  rules: 'ARE-5 STO-1 STO-2 STO-3 STO-5 STO-7 MKT-3',
  attributes: 'data-product-id="9CBL0PASS001" data-offer-id="pass-one-month" data-amount="990"',
  signedOut: async (visitor) => {
    await visitor.sees(/marketplace pass.*990.*sign in to buy/i);
    await visitor.signsIn(/^sign in to buy/);
    await buys(visitor);
  },
  signedIn: buys,
  sessionEnds: async (visitor) => {
    await visitor.sees(/buy$/i);
    await visitor.press(/^buy$/);
    await visitor.page.waitForSelector('cobble-confirmation');
    await visitor.sessionEnds();
    await visitor.agrees(/^yes/, QUESTION);
    await visitor.sees(/sign in to buy/);
    expect(visitor.opened.sent(/transaction/)).toEqual([]);
    await visitor.signsIn(/^sign in to buy/);
    await visitor.sees(/buy$/i);
  },
  states: [
    {
      name: 'a free product as free',
      attributes: 'data-product-id="9CBL0FREE001" data-market="us" data-href="/store"',
      shows: (visitor) => visitor.sees(/^starter worlds ?free ?original price \$4\.99 ?buy$/i),
    },
    {
      name: 'a product for 0 Minecoins as free, also in the confirmation',
      attributes: 'data-product-id="9CBL0FREE001" data-offer-id="starter-worlds" data-amount="0"',
      shows: async (visitor) => {
        await visitor.sees(/^starter worlds ?free ?buy$/i);
        await visitor.press(/^buy$/);
        await visitor.agrees(/^yes, get it$/, /^get starter worlds for free\?$/i);
        await visitor.sees(/purchase complete/);
        expect(visitor.opened.sent(/transaction/)).toHaveLength(1);
      },
    },
    {
      name: 'a product that the player has by an entitlement as owned',
      gamertag: 'Pixelfox42',
      attributes: 'data-product-id="9CBL0GAME001" data-market="us" data-href="/store" data-entitlement="product_game"',
      shows: async (visitor) => {
        await visitor.sees(/^the game ?\$29\.99 ?you own this\.$/i);
        expect(visitor.opened.sent(/^\/entitlements/)).toHaveLength(1);
      },
    },
    {
      name: 'a product for sale if the entitlements fail',
      gamertag: 'Pixelfox42',
      attributes: 'data-product-id="9CBL0GAME001" data-market="us" data-href="/store" data-entitlement="product_game"',
      faults: [{ url: /^\/entitlements/, status: 500 }],
      shows: (visitor) => visitor.sees(/^the game ?\$29\.99 ?buy$/i),
    },
    unsold('what is not sold any more without Buy', '9CBL0PAST001', /^winter bundle ?not available right now\.$/i),
    unsold('what is not sold yet without Buy', '9CBL0SOON001', /^the next game ?not available right now\.$/i),
    unsold('what can only be redeemed without Buy', '9CBL0CODE001', /^gift edition ?not available right now\.$/i),
    {
      name: 'no product if the catalog has no name for it',
      attributes: 'data-product-id="9NONAME" data-href="/store"',
      faults: [
        {
          url: /^\/catalog/,
          body: '{"Products":[{"ProductId":"9NONAME","LocalizedProperties":[],"DisplaySkuAvailabilities":[{"Availabilities":[{"Actions":["Purchase"],"OrderManagementData":{"Price":{"ListPrice":5}}}]}]}]}',
        },
      ],
      shows: (visitor) => visitor.sees(/^this product isn’t in the store\.$/i),
    },
  ],
};
