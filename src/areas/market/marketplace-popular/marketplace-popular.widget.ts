import type { WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';
import { tileProps } from '../parts/list-props';

/** ARE-4, MKT-4. */
export const description = {
  name: 'marketplace-popular',
  kind: 'area',
  asks: 'marketplace',
  text: 'What is popular in the marketplace, in a row that scrolls and goes round.',
  props: {
    heading: { type: 'text', default: 'Popular now', text: 'Heading above the row.' },
    limit: { type: 'number', min: 1, max: 50, default: 12, text: 'How many tiles at most.' },
    previousLabel: { type: 'text', default: 'Previous', text: 'Name of the first button.' },
    nextLabel: { type: 'text', default: 'Next', text: 'Name of the second button.' },
    emptyText: { type: 'text', default: 'Nothing here right now. Check back soon.', text: 'When there are none.' },
    ...tileProps,
    ...stateProps,
  },
  examples: [
    { name: 'whole', text: 'As the service answers.' },
    { name: 'few', text: 'Two tiles: nothing to scroll.', props: { limit: 2 } },
  ],
} as const satisfies WidgetDescription;
