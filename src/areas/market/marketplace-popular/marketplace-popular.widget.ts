import type { WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';
import { tileProps } from '../parts/list-props';

export const description = {
  name: 'marketplace-popular',
  kind: 'area',
  asks: 'marketplace',
  text: 'Shows popular marketplace items in a scrollable row that wraps around.',
  props: {
    heading: { type: 'text', default: 'Popular now', text: 'Heading above the row.' },
    limit: { type: 'number', min: 1, max: 50, default: 12, text: 'Maximum number of tiles.' },
    previousLabel: { type: 'text', default: 'Previous', text: 'Name of the button to the previous tiles.' },
    nextLabel: { type: 'text', default: 'Next', text: 'Name of the button to the next tiles.' },
    emptyText: {
      type: 'text',
      default: 'Nothing here right now. Check back soon.',
      text: 'Shown if there are no items.',
    },
    ...tileProps,
    ...stateProps,
  },
  examples: [
    { name: 'whole', text: 'The items from the service.' },
    { name: 'few', text: 'Two tiles, which need no scrolling.', props: { limit: 2 } },
  ],
} as const satisfies WidgetDescription;
