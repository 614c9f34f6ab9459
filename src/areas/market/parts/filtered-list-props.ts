import type { WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';
import { tileProps } from './tile-props';

/** Props of the areas that show a list which the page may filter. */
export const filteredListProps = {
  text: { type: 'text', text: 'A sentence under the heading.' },
  filters: { type: 'record', text: 'Filters by name: {"category": "world"}; sent as filter[category]=world.' },
  limit: { type: 'number', min: 1, max: 200, default: 12, text: 'How many tiles at most.' },
  emptyText: { type: 'text', default: 'Nothing here right now. Come back soon.', text: 'When there are none.' },
  ...tileProps,
  ...stateProps,
} as const satisfies WidgetDescription['props'];
