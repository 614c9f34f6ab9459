import type { WidgetDescription } from '../../../widgets/kit/description';
import { filteredListProps } from '../parts/list-props';

export const description = {
  name: 'marketplace-promotions',
  kind: 'area',
  asks: 'marketplace',
  text: 'Shows marketplace items on sale.',
  props: {
    heading: { type: 'text', default: 'On sale', text: 'Heading above the tiles.' },
    ...filteredListProps,
  },
  examples: [
    { name: 'whole', text: 'The items from the service.', props: { limit: 8 } },
    { name: 'few', text: 'At most two items.', props: { limit: 2, heading: 'On sale: the first two' } },
  ],
} as const satisfies WidgetDescription;
