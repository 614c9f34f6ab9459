import { expect } from 'vitest';
import type { Journey } from '../journey';
import type { Visitor } from '../visitor';

const QUESTION = /^buy marketplace pass for 990 minecoins\?$/i;

/** Presses, and answers; where the service did not say what is sold, once more. */
const wants = async (visitor: Visitor, answer: RegExp) => {
  await visitor.press(/^(buy|try again)$/);
  const asked = await visitor.page.waitForFunction(() =>
    (document.querySelector('cobble-confirmation') ? 'asked' : /purchase failed/.test(document.querySelector('#area')!.shadowRoot!.textContent!) && 'failed'), { timeout: 20_000 });
  if (await asked.jsonValue() === 'failed') return wants(visitor, answer);
  await visitor.agrees(answer, QUESTION);
};

/** Asks, confirms and pays; a purchase that was refused is asked for again, and only one goes through. */
const buys = async (visitor: Visitor) => {
  const told = await visitor.hears('cobble:balance');
  await visitor.says(/marketplace pass.*990.*buy$/i);
  await wants(visitor, /^not now$/);
  await wants(visitor, /^yes/);
  await visitor.says(/it is yours|purchase failed/);
  if (/purchase failed/.test(await visitor.text())) {
    await visitor.looks('refused');
    await wants(visitor, /^yes/);
  }
  await visitor.says(/it is yours/);
  expect(await told(2)).toEqual([{ balance: 1720 }, { balance: 730 }]);
};

/** Buying with Minecoins. */
export const storeProduct: Journey = {
  area: 'store-product',
  rules: 'ARE-5 STO-2 STO-3 STO-5 STO-7 MKT-3',
  attributes: 'data-product-id="9CBL0PASS001" data-offer-id="pass-one-month" data-amount="990"',
  signedOut: async (visitor) => {
    await visitor.says(/marketplace pass.*990.*sign in to buy/i);
    await visitor.signsIn(/^sign in to buy/);
    await buys(visitor);
  },
  signedIn: buys,
  ended: async (visitor) => {
    await visitor.says(/buy$/i);
    await visitor.press(/^buy$/);
    await visitor.page.waitForSelector('cobble-confirmation');
    await visitor.sessionEnds();
    await visitor.agrees(/^yes/, QUESTION);
    await visitor.says(/sign in to buy/);
    expect(visitor.opened.sent(/transaction/)).toEqual([]);
    await visitor.signsIn(/^sign in to buy/);
    await visitor.says(/buy$/i);
  },
};
