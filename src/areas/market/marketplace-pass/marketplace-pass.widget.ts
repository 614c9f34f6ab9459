import type { WidgetDescription } from '../../../widgets/kit/description';
import { filteredListProps } from '../parts/list-props';

/** ARE-4, MKT-6. */
export const description = {
  name: 'marketplace-pass',
  kind: 'area',
  asks: 'marketplace',
  text: 'What the marketplace pass holds.',
  props: {
    heading: { type: 'text', default: 'In the pass', text: 'Heading above the tiles.' },
    ...filteredListProps,
  },
  examples: [
    { name: 'whole', text: 'As the service answers.', props: { limit: 8 } },
    { name: 'few', text: 'Not more than two.', props: { limit: 2, heading: 'In the pass: the first two' } },
  ],
} as const satisfies WidgetDescription;
