import type { WidgetDescription } from '../../../widgets/kit/description';
import { cutProps, noProfileProps, signedOutProps, stateProps } from '../../kit/state-props';

/** ARE-6. */
export const description = {
  name: 'skin-picker',
  kind: 'area',
  asks: '',
  text: "The player's skins, the front of each drawn from its texture; the one that is worn is marked.",
  props: {
    heading: { type: 'text', default: 'Skins', text: 'Heading above them.' },
    activeText: { type: 'text', default: 'In use', text: 'Marks the one that is worn.' },
    unnamedText: { type: 'text', default: 'Skin {number}', text: 'For one without a name; {number} counts from 1.' },
    emptyText: { type: 'text', default: 'No skins yet.', text: 'When the player has none.' },
    ...stateProps,
    ...cutProps,
    ...noProfileProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your skins.' },
  },
  events: { select: 'One was pressed: { id, url }.' },
  details: { select: { id: 'text', url: 'text' } },
  examples: [{ name: 'whole', text: 'As the player has them.' }],
} as const satisfies WidgetDescription;
