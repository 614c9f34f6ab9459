import type { PropDescription, WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';

export const tileProps = {
  itemHref: {
    type: 'text',
    text: 'URL of the item page, for items without a URL. {productId} is replaced by the id: /en-us/item?mp-item={productId}.',
  },
  noRatingText: {
    type: 'text',
    default: 'Not rated yet',
    text: "Replaces the stars of a tile that isn't rated.",
  },
  ratingText: {
    type: 'text',
    default: '{rating} out of 5 stars',
    text: 'Replaces the stars for screen readers. {rating} is the number.',
  },
  onSaleText: { type: 'text', default: 'Sale', text: "Text of a tile's sale badge." },
  freeText: { type: 'text', default: 'Free', text: 'Replaces a price of 0.' },
  originalPriceText: { type: 'text', default: 'Original price', text: 'Announced before the original price.' },
  currencyText: { type: 'text', default: 'Minecoins', text: 'Announced after an amount of Minecoins.' },
  newTabText: { type: 'text', default: 'opens in a new tab', text: "Announced at the end of a tile's link." },
} as const satisfies Record<string, PropDescription>;

export const filteredListProps = {
  text: { type: 'text', text: 'Text below the heading.' },
  filters: { type: 'record', text: 'Filters by name: {"category": "world"} is sent as filter[category]=world.' },
  limit: { type: 'number', min: 1, max: 200, default: 12, text: 'Maximum number of tiles.' },
  emptyText: {
    type: 'text',
    default: 'Nothing here right now. Check back soon.',
    text: 'Shown if there are no items.',
  },
  ...tileProps,
  ...stateProps,
} as const satisfies WidgetDescription['props'];
