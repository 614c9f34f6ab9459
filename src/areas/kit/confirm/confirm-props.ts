import type { PropDescription } from '../../../widgets/kit/description';
import { confirmTexts } from './confirm-texts';

export const confirmProps = {
  noText: {
    type: 'text',
    from: 'settings',
    default: confirmTexts.noText,
    text: 'The button of a confirmation that does nothing.',
  },
  framedText: {
    type: 'text',
    from: 'settings',
    default: confirmTexts.framedText,
    text: 'The link that replaces a confirmation in a frame of another site.',
  },
  unseenText: {
    type: 'text',
    from: 'settings',
    default: confirmTexts.unseenText,
    text: 'A yes that did not count: the page hides or covers the confirmation.',
  },
} as const satisfies Record<string, PropDescription>;
