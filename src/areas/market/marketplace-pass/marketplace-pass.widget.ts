import type { WidgetDescription } from '../../../widgets/kit/description';
import { filteredListProps } from '../parts/list-props';

export const description = {
  name: 'marketplace-pass',
  kind: 'area',
  asks: 'marketplace',
  text: 'Shows the items of the Marketplace Pass.',
  props: {
    heading: { type: 'text', default: 'In the pass', text: 'Heading above the tiles.' },
    ...filteredListProps,
  },
  examples: [
    { name: 'whole', text: 'The items from the service.', props: { limit: 8 } },
    { name: 'few', text: 'At most two items.', props: { limit: 2, heading: 'In the pass: the first two' } },
  ],
} as const satisfies WidgetDescription;
