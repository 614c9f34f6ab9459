import type { WidgetDescription } from '../../../widgets/kit/description';
import { filteredListProps } from '../parts/list-props';

export const description = {
  name: 'marketplace-new',
  kind: 'area',
  asks: 'marketplace',
  text: 'Shows the newest items of the marketplace.',
  props: {
    heading: { type: 'text', default: 'New this week', text: 'Heading above the tiles.' },
    days: { type: 'number', min: 1, max: 365, default: 7, text: 'Number of days, including today (UTC).' },
    ...filteredListProps,
  },
  examples: [
    { name: 'whole', text: 'Of the last seven days.', props: { limit: 8 } },
    {
      name: 'month',
      text: 'Worlds of the last thirty days.',
      props: { heading: 'New worlds', days: 30, limit: 4, filters: { category: 'world' } },
    },
  ],
} as const satisfies WidgetDescription;
