import type { PropDescription, WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';

export const tileProps = {
  itemHref: {
    type: 'text',
    text: 'Address of the item page, {productId} standing for the id: /en-us/item?mp-item={productId}. For items that name none themselves.',
  },
  noRatingText: {
    type: 'text',
    default: 'Not rated yet',
    text: 'Shown on a tile instead of the stars when nobody has rated it.',
  },
  ratingText: {
    type: 'text',
    default: '{rating} out of 5 stars',
    text: 'Read out instead of the stars; {rating} stands for the number.',
  },
  onSaleText: { type: 'text', default: 'Sale', text: 'The sale badge of a tile.' },
  freeText: { type: 'text', default: 'Free', text: 'Instead of a price of 0.' },
  originalPriceText: { type: 'text', default: 'Original price', text: 'Read out before the original price.' },
  currencyText: { type: 'text', default: 'Minecoins', text: 'Read out after an amount.' },
  newTabText: { type: 'text', default: 'opens in a new tab', text: 'Read out at the end of a tile.' },
} as const satisfies Record<string, PropDescription>;

export const filteredListProps = {
  text: { type: 'text', text: 'A sentence under the heading.' },
  filters: { type: 'record', text: 'Filters by name: {"category": "world"}; sent as filter[category]=world.' },
  limit: { type: 'number', min: 1, max: 200, default: 12, text: 'How many tiles at most.' },
  emptyText: { type: 'text', default: 'Nothing here right now. Come back soon.', text: 'When there are none.' },
  ...tileProps,
  ...stateProps,
} as const satisfies WidgetDescription['props'];
