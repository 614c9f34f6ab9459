import type { WidgetDescription } from '../../../widgets/kit/description';
import { filteredListProps } from '../parts/list-props';

/** ARE-4, MKT-5. */
export const description = {
  name: 'marketplace-promotions',
  kind: 'area',
  asks: 'marketplace',
  text: 'What is on sale in the marketplace.',
  props: {
    heading: { type: 'text', default: 'On sale', text: 'Heading above the tiles.' },
    ...filteredListProps,
  },
  examples: [
    { name: 'whole', text: 'As the service answers.', props: { limit: 8 } },
    { name: 'few', text: 'Not more than two.', props: { limit: 2, heading: 'On sale: the first two' } },
  ],
} as const satisfies WidgetDescription;
