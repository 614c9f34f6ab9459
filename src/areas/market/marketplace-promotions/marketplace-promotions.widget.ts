import type { WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';
import { tileProps } from '../parts/tile-props';

/** ARE-4, MKT-5. */
export const description = {
  name: 'marketplace-promotions',
  kind: 'area',
  text: 'What is on sale in the marketplace.',
  props: {
    heading: { type: 'text', default: 'On sale', text: 'Heading above the tiles.' },
    text: { type: 'text', text: 'A sentence under the heading.' },
    filters: { type: 'record', text: 'Filters by name: {"category": "world"}; sent as filter[category]=world.' },
    limit: { type: 'number', min: 1, max: 200, default: 12, text: 'How many tiles at most.' },
    emptyText: { type: 'text', default: 'Nothing here right now. Come back soon.', text: 'When there are none.' },
    ...tileProps,
    ...stateProps,
  },
  examples: [
    { name: 'whole', text: 'As the service answers.', props: { limit: 8 } },
    { name: 'few', text: 'Not more than two.', props: { limit: 2, heading: 'On sale: the first two' } },
  ],
} as const satisfies WidgetDescription;
