import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';

const EIGHT = Array.from({ length: 8 }, (_, index) => `9CBL0COIN00${index + 1}`).join();

export const description = {
  name: 'minecoin-packs',
  kind: 'area',
  asks: 'store',
  text: "The packs of Minecoins, with their prices in the visitor's market. The platform's store sells them.",
  props: {
    heading: { type: 'text', default: 'Get Minecoins', text: 'Heading above the packs.' },
    text: { type: 'text', text: 'Sentence below the heading.' },
    productIds: {
      type: 'text',
      text: "Ids of the packs in the catalog, with commas between; by default the settings' minecoinProducts.",
    },
    buyHref: {
      type: 'text',
      text: 'URL that sells a pack: https://store.example/{productId}. {productId} is its id. Without it, the button only fires cobble:buy.',
    },
    market: { type: 'text', text: "Two letters; by default the visitor's country." },
    buyText: { type: 'text', default: 'Buy', text: "Buy button. Screen readers also read the pack's name." },
    freeText: { type: 'text', default: 'Free', text: 'Replaces a price of 0.' },
    originalPriceText: { type: 'text', default: 'Original price', text: 'Announced before the original price.' },
    emptyText: {
      type: 'text',
      default: 'No Minecoins for sale in your country right now.',
      text: 'Shown if the catalog sells no pack in the market.',
    },
    ...stateProps,
    ...signedOutProps,
    signedOutText: {
      type: 'text',
      default: 'Sign in to buy Minecoins.',
      text: 'Shown above the packs while nobody is signed in. The packs have no buttons then.',
    },
  },
  events: {
    buy: 'The button was pressed: { productId }. A listener that cancels it keeps the link from being followed',
  },
  details: { buy: { productId: 'text' } },
  examples: [
    {
      name: 'whole',
      text: 'As the catalog has them; buying leads to the store.',
      props: { productIds: EIGHT, buyHref: '/examples/pages/item.html?item=coins&id={productId}' },
    },
    {
      name: 'market',
      text: 'Two of them in another market, with a sentence under the heading.',
      props: {
        productIds: '9CBL0COIN003,9CBL0COIN004',
        market: 'se',
        text: 'Spend them on worlds, skins and textures.',
      },
    },
  ],
} as const satisfies WidgetDescription;
