import type { WidgetDescription } from '../../../widgets/kit/description';
import { cutProps, stateProps } from '../../kit/state-props';

/** ARE-4, MKT-3. */
export const description = {
  name: 'marketplace-item',
  kind: 'area',
  asks: 'marketplace',
  text: 'One item of the marketplace, whole: picture, author, rating, price, description and tags.',
  props: {
    productId: {
      type: 'text',
      text: "The item's id; without it, the one in the page's address (?mp-item=ID), and nothing while there is none.",
    },
    entitlement: {
      type: 'text',
      text: "The name of the player's entitlement that also says that the player has the item.",
    },
    byText: { type: 'text', default: 'by {author}', text: 'Under the title.' },
    noRatingText: { type: 'text', default: 'Not rated yet', text: 'Instead of the stars when nobody has rated it.' },
    ratingText: { type: 'text', default: '{rating} out of 5 stars', text: 'Read out instead of the stars.' },
    freeText: { type: 'text', default: 'Free', text: 'Instead of a price of 0.' },
    originalPriceText: { type: 'text', default: 'Original price', text: 'Read out before the original price.' },
    currencyText: { type: 'text', default: 'Minecoins', text: 'Read out after an amount.' },
    ownedText: { type: 'text', default: 'You own this.', text: 'When the player has it.' },
    tagsLabel: { type: 'text', default: 'Tags', text: "Name of the tags' list, for screen readers." },
    openText: {
      type: 'text',
      default: 'View in the marketplace',
      text: 'The button, where the item names an address.',
    },
    emptyText: {
      type: 'text',
      default: 'This item isn’t in the marketplace.',
      text: 'When there is none of that id.',
    },
    ...stateProps,
    ...cutProps,
  },
  examples: [
    { name: 'whole', text: 'As the service answers.', props: { productId: 'frost-keep' } },
    { name: 'missing', text: 'None of that id.', props: { productId: 'missing-item' } },
  ],
} as const satisfies WidgetDescription;
