import { expect } from 'vitest';
import { sandboxSettings } from '../../../../examples/sandbox/settings';
import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';

const { minecoinProducts = [] } = sandboxSettings('');

const buys = async (visitor: Visitor) => {
  await visitor.sees(
    /get minecoins ?320 coins ?\$1\.99 ?buy.*3500 coins ?\$19\.99 ?original price \$24\.99.*19000 coins/i,
  );
  await visitor.tiles(8);
  const pressed = await visitor.listensFor('cobble:buy');
  const updated = await visitor.listensFor('cobble:balance');
  // The store would replace the page, so the test prevents the navigation.
  await visitor.page.evaluate(() =>
    document.querySelector('#area')!.addEventListener('cobble:buy', (event) => event.preventDefault()),
  );
  await visitor.press(/^buy ?1020 coins$/);
  expect(await pressed(1)).toEqual([{ productId: '9CBL0COIN002' }]);
  await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect([[{ balance: 2740 }], [null]]).toContainEqual(await updated(1));
};

export const minecoinPacks: EndToEndTest = {
  area: 'minecoin-packs',
  rules: 'ARE-5 STO-3 STO-6 STO-8',
  attributes: 'data-market="us" data-buy-href="https://store.example/{productId}"',
  config: { minecoinProducts },
  // If a refresh fails, the area loads the balances again.
  callsWithFallback: /currencies\/virtual\/refresh/,
  signedOut: async (visitor) => {
    await visitor.sees(/sign in to buy minecoins\. ?sign in ?320 coins ?\$1\.99 ?1020 coins/i);
    await visitor.signsIn();
    await buys(visitor);
  },
  signedIn: buys,
  sessionEnds: async (visitor) => {
    await visitor.sees(/320 coins ?\$1\.99 ?buy/i);
    await visitor.sessionEnds();
    await visitor.checksSession();
    await visitor.sees(/sign in to buy minecoins/i);
    await visitor.signsIn();
    await visitor.sees(/320 coins ?\$1\.99 ?buy/i);
  },
  states: [
    {
      name: "prices in the market's currency",
      attributes: 'data-market="jp"',
      shows: (visitor) => visitor.sees(/320 coins ?¥280.*19000 coins ?¥13,990|320 coins ?¥280.*19000 coins/i),
    },
    {
      name: 'that no pack is sold in a market',
      faults: [{ url: /^\/catalog/, body: '{"Products":[]}' }],
      shows: (visitor) => visitor.sees(/no minecoins for sale in your country right now/i),
    },
  ],
};
