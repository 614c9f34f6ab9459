import type { WidgetDescription } from '../../../widgets/kit/description';
import { confirmProps } from '../../kit/confirm/confirm-props';
import { stateProps } from '../../kit/state-props';
import { purchaseTexts } from './purchase-texts';

export const description = {
  name: 'store-product',
  kind: 'area',
  asks: 'store',
  text: "Shows a product of the store with its price in the visitor's market, and sells it for Minecoins.",
  props: {
    productId: { type: 'text', required: true, text: "The product's id in the catalog." },
    offerId: {
      type: 'text',
      text: 'Id of the offer to buy for Minecoins. It must be the one by which the service sells the product. Requires amount.',
    },
    amount: {
      type: 'number',
      min: 0,
      text: "The price in Minecoins. If the service's price differs, nothing is bought.",
    },
    entitlement: {
      type: 'text',
      text: "Name of the player's entitlement, such as product_dungeons, for a product that the inventory doesn't list. Who has it owns the product.",
    },
    storeId: { type: 'text', text: 'Id of the store, if the service requires it.' },
    market: { type: 'text', text: "The market, as two letters. Default: the visitor's country." },
    href: { type: 'url', text: "URL of the page that sells the product, if it isn't sold for Minecoins." },
    buyText: { type: 'text', default: 'Buy', text: 'Buy button.' },
    confirmText: {
      type: 'text',
      from: 'settings',
      default: purchaseTexts.confirmText,
      text: 'Question before buying. It must contain {title} and {amount}, which come from the service.',
    },
    yesText: {
      type: 'text',
      from: 'settings',
      default: purchaseTexts.yesText,
      text: 'Button that confirms the purchase.',
    },
    freeConfirmText: {
      type: 'text',
      from: 'settings',
      default: purchaseTexts.freeConfirmText,
      text: 'Question before getting a free product. {title} comes from the service.',
    },
    freeYesText: {
      type: 'text',
      from: 'settings',
      default: purchaseTexts.freeYesText,
      text: 'Button that confirms getting a free product.',
    },
    ...confirmProps,
    buyingText: { type: 'text', default: 'Buying…', text: 'Shown while the purchase is sent.' },
    boughtText: { type: 'text', default: 'Purchase complete.', text: 'Shown after the purchase.' },
    ownedText: { type: 'text', default: 'You own this.', text: 'Shown if the player owns the product.' },
    fundsText: {
      type: 'text',
      default: 'You don’t have enough Minecoins.',
      text: 'Shown if the balance is too low. Nothing was bought.',
    },
    priceChangedText: {
      type: 'text',
      default: 'The price has changed. Nothing was bought. Reload the page to see the new price.',
      text: "Shown if the service's price differs from amount. Nothing was bought.",
    },
    offerChangedText: {
      type: 'text',
      default: 'This offer has changed. Nothing was bought.',
      text: 'Shown if the service sells the product by another offer, or not for Minecoins. Nothing was bought.',
    },
    unknownText: {
      type: 'text',
      default: 'Couldn’t confirm your purchase. Check your balance before you try again.',
      text: "Shown if there is no response, or a gateway's (502, 504). The purchase may have succeeded.",
    },
    failedText: {
      type: 'text',
      default: 'Purchase failed. Nothing was bought.',
      text: 'Shown if the service rejects the purchase.',
    },
    unavailableText: {
      type: 'text',
      default: 'Not available in your country.',
      text: 'Shown if the product is sold, but not in this market.',
    },
    notSoldText: {
      type: 'text',
      default: 'Not available right now.',
      text: "Shown if the product isn't sold now: outside of its dates, only to be redeemed, or without a complete price.",
    },
    freeText: { type: 'text', default: 'Free', text: 'Replaces a price of 0.' },
    originalPriceText: { type: 'text', default: 'Original price', text: 'Announced before the original price.' },
    recurringText: {
      type: 'text',
      default: 'then {price} per renewal',
      text: 'Shown for a subscription whose renewal price differs. {price} is that price.',
    },
    renewsText: {
      type: 'text',
      default: 'per renewal',
      text: 'Shown for a subscription with one price.',
    },
    currencyText: { type: 'text', default: 'Minecoins', text: 'Announced after an amount of Minecoins.' },
    emptyText: {
      type: 'text',
      default: 'This product isn’t in the store.',
      text: "Shown if the catalog doesn't contain the product.",
    },
    signInText: {
      type: 'text',
      default: 'Sign in to buy',
      text: 'Button while nobody is signed in. It returns to this page.',
    },
    ...stateProps,
  },
  events: { bought: 'The product was bought: { offerId, amount }.' },
  details: { bought: { offerId: 'text', amount: 'number' } },
  maxWidth: 520,
  examples: [
    {
      name: 'minecoins',
      text: 'Sold here for Minecoins.',
      props: { productId: '9CBL0PASS001', offerId: 'pass-one-month', amount: 990 },
    },
    {
      name: 'money',
      text: "With the catalog's price, sold on another page.",
      props: { productId: '9CBL0GAME001', href: '/store' },
    },
    { name: 'free', text: 'A free product.', props: { productId: '9CBL0FREE001', href: '/store' } },
    {
      name: 'not-sold',
      text: 'A product that is no longer sold.',
      props: { productId: '9CBL0OLD0001', href: '/store' },
    },
  ],
} as const satisfies WidgetDescription;
