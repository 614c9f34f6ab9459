import type { EndToEndTest } from '../end-to-end-test';
import type { Visitor } from '../visitor';

const sees = async (visitor: Visitor) => {
  await visitor.sees(/1,720.*get minecoins/i);
  const pressed = await visitor.listensFor('cobble:purchase');
  await visitor.press(/^get minecoins/i);
  await pressed(1);
  await spends(visitor, { balance: 5 });
  await visitor.sees(/your balance ?5 minecoins/i);
};
/** Dispatches `cobble:balance` as the page's other code does: with the new balance, or without a balance. */
const spends = (visitor: Visitor, detail: object | null) =>
  visitor.page.evaluate((detail) => document.dispatchEvent(new CustomEvent('cobble:balance', { detail })), detail);

export const minecoinBalance: EndToEndTest = {
  area: 'minecoin-balance',
  rules: 'ARE-5 STO-6 STO-7',
  errorText: /couldn’t load/,
  signedOut: async (visitor) => {
    await visitor.sees(/sign in to see your minecoins/i);
    await visitor.signsIn();
    await sees(visitor);
  },
  signedIn: sees,
  sessionEnds: async (visitor) => {
    await visitor.sees(/1,720/);
    await visitor.sessionEnds();
    await spends(visitor, null);
    await visitor.sees(/sign in to see your minecoins/i);
    await visitor.signsIn();
    await visitor.sees(/1,720/);
  },
};
