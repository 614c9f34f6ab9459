import type { WidgetDescription } from '../../../widgets/kit/description';
import { confirmProps } from '../../kit/confirm/confirm-props';
import { stateProps } from '../../kit/state-props';
import { purchaseTexts } from './purchase-texts';

/** ARE-5. */
export const description = {
  name: 'store-product',
  kind: 'area',
  asks: 'store',
  text: "One product of the store, with its price in the visitor's market, whether the player has it, and buying it with Minecoins.",
  props: {
    productId: { type: 'text', required: true, text: "The product's id in the catalog." },
    offerId: {
      type: 'text',
      text: 'What is bought with Minecoins; with amount, the button buys here. It must be the offer by which the service sells the product.',
    },
    amount: {
      type: 'number',
      min: 0,
      text: 'The price in Minecoins, as the page knows it: where the service has another, nothing is bought.',
    },
    entitlement: {
      type: 'text',
      text: "The name of the player's entitlement, such as product_dungeons, for a product that the inventory doesn't list: whoever has it owns the product.",
    },
    storeId: { type: 'text', text: 'The store that sells it, where the service asks for one.' },
    market: { type: 'text', text: "Two letters; by default the visitor's country." },
    href: { type: 'url', text: 'Where it can be bought, for a product that is not sold for Minecoins.' },
    buyText: { type: 'text', default: 'Buy', text: 'The button.' },
    confirmText: {
      type: 'text',
      from: 'settings',
      default: purchaseTexts.confirmText,
      text: "The question before buying; {title} and {amount} are the service's, and must both be there.",
    },
    yesText: { type: 'text', from: 'settings', default: purchaseTexts.yesText, text: 'Buys.' },
    freeConfirmText: {
      type: 'text',
      from: 'settings',
      default: purchaseTexts.freeConfirmText,
      text: 'The question before buying what is free.',
    },
    freeYesText: { type: 'text', from: 'settings', default: purchaseTexts.freeYesText, text: 'Buys what is free.' },
    ...confirmProps,
    buyingText: { type: 'text', default: 'Buying…', text: 'While the purchase is under way.' },
    boughtText: { type: 'text', default: 'Purchase complete.', text: 'After buying.' },
    ownedText: { type: 'text', default: 'You own this.', text: 'The player has it already.' },
    fundsText: {
      type: 'text',
      default: 'You don’t have enough Minecoins.',
      text: 'The balance is short; nothing was bought.',
    },
    priceChangedText: {
      type: 'text',
      default: 'The price has changed. Nothing was bought. Reload the page to see the new price.',
      text: 'The service sells it for another price now.',
    },
    offerChangedText: {
      type: 'text',
      default: 'This offer has changed. Nothing was bought.',
      text: 'The service sells the product by another offer, or not for Minecoins.',
    },
    unknownText: {
      type: 'text',
      default: 'Couldn’t confirm your purchase. Check your balance before you try again.',
      text: "There was no answer, or a gateway's (502, 504).",
    },
    failedText: { type: 'text', default: 'Purchase failed. Nothing was bought.', text: 'The service refused.' },
    unavailableText: {
      type: 'text',
      default: 'Not available in your country.',
      text: 'The catalog says that it can be bought, but not in the market.',
    },
    notSoldText: {
      type: 'text',
      default: 'Not available right now.',
      text: 'It can be bought nowhere now: its dates are over or not yet there, it can only be redeemed, or the catalog has no whole price.',
    },
    freeText: { type: 'text', default: 'Free', text: 'Instead of a price of 0.' },
    originalPriceText: { type: 'text', default: 'Original price', text: 'Read out before the price before a sale.' },
    recurringText: {
      type: 'text',
      default: 'then {price} per renewal',
      text: 'For a subscription that starts with another price.',
    },
    renewsText: {
      type: 'text',
      default: 'per renewal',
      text: 'For a subscription that always costs the same.',
    },
    currencyText: { type: 'text', default: 'Minecoins', text: 'Read out after an amount of Minecoins.' },
    emptyText: { type: 'text', default: 'This product isn’t in the store.', text: 'The catalog does not have it.' },
    signInText: {
      type: 'text',
      default: 'Sign in to buy',
      text: 'The button while nobody is signed in; it comes back to the same place.',
    },
    ...stateProps,
  },
  events: { bought: 'It was bought: { offerId, amount }.' },
  details: { bought: { offerId: 'text', amount: 'number' } },
  examples: [
    {
      name: 'minecoins',
      text: 'Bought here, with Minecoins.',
      props: { productId: '9CBL0PASS001', offerId: 'pass-one-month', amount: 990 },
    },
    {
      name: 'money',
      text: "With the catalog's price, sold elsewhere.",
      props: { productId: '9CBL0GAME001', href: '/store' },
    },
    { name: 'free', text: 'Given away.', props: { productId: '9CBL0FREE001', href: '/store' } },
    {
      name: 'not-sold',
      text: 'No longer sold: nothing leads to buying it.',
      props: { productId: '9CBL0OLD0001', href: '/store' },
    },
  ],
} as const satisfies WidgetDescription;
