import type { WidgetDescription } from '../../../widgets/kit/description';
import { cutProps, stateProps } from '../../kit/state-props';

export const description = {
  name: 'marketplace-item',
  kind: 'area',
  asks: 'marketplace',
  text: 'Shows one marketplace item: image, author, rating, price, description and tags.',
  props: {
    productId: {
      type: 'text',
      text: "The item's id. Default: the one in the page's URL, ?mp-item=ID. Without an id, the widget is empty.",
    },
    entitlement: {
      type: 'text',
      text: "Name of the player's entitlement that also counts as owning the item.",
    },
    byText: { type: 'text', default: 'by {author}', text: "Line below the title. {author} is the author's name." },
    noRatingText: { type: 'text', default: 'Not rated yet', text: "Replaces the stars if the item isn't rated." },
    ratingText: {
      type: 'text',
      default: '{rating} out of 5 stars',
      text: 'Replaces the stars for screen readers. {rating} is the number.',
    },
    freeText: { type: 'text', default: 'Free', text: 'Replaces a price of 0.' },
    originalPriceText: { type: 'text', default: 'Original price', text: 'Announced before the original price.' },
    currencyText: { type: 'text', default: 'Minecoins', text: 'Announced after an amount of Minecoins.' },
    ownedText: { type: 'text', default: 'You own this.', text: 'Shown if the player owns the item.' },
    tagsLabel: { type: 'text', default: 'Tags', text: 'Name of the list of tags, for screen readers.' },
    openText: {
      type: 'text',
      default: 'View in the marketplace',
      text: "Link to the item's page, if the item has a URL.",
    },
    emptyText: {
      type: 'text',
      default: 'This item isn’t in the marketplace.',
      text: 'Shown if no item has this id.',
    },
    ...stateProps,
    ...cutProps,
  },
  examples: [
    { name: 'whole', text: 'An item from the service.', props: { productId: 'frost-keep' } },
    { name: 'missing', text: 'An unknown id.', props: { productId: 'missing-item' } },
  ],
} as const satisfies WidgetDescription;
