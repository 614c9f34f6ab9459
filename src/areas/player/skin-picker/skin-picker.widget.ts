import type { WidgetDescription } from '../../../widgets/kit/description';
import { cutProps, noProfileProps, signedOutProps, stateProps } from '../../kit/state-props';

export const description = {
  name: 'skin-picker',
  kind: 'area',
  asks: '',
  text: "Shows the player's skins, rendered from their textures. The equipped one is marked.",
  props: {
    heading: { type: 'text', default: 'Skins', text: 'Heading above the skins.' },
    activeText: { type: 'text', default: 'In use', text: 'Label of the equipped skin.' },
    unnamedText: {
      type: 'text',
      default: 'Skin {number}',
      text: 'Name of a skin without one. {number} counts from 1.',
    },
    emptyText: { type: 'text', default: 'No skins yet.', text: 'Shown if the player has no skins.' },
    ...stateProps,
    ...cutProps,
    ...noProfileProps,
    ...signedOutProps,
    signedOutText: { ...signedOutProps.signedOutText, default: 'Sign in to see your skins.' },
  },
  events: { select: 'A skin was selected: { id, url }.' },
  details: { select: { id: 'text', url: 'text' } },
  examples: [{ name: 'whole', text: "The player's skins." }],
} as const satisfies WidgetDescription;
