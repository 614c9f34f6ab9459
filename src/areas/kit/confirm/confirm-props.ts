import type { PropDescription } from '../../../widgets/kit/description';
import { confirmTexts } from './confirm-texts';

export const confirmProps = {
  noText: {
    type: 'text',
    from: 'settings',
    default: confirmTexts.noText,
    text: 'Button that closes a confirmation without an action.',
  },
  framedText: {
    type: 'text',
    from: 'settings',
    default: confirmTexts.framedText,
    text: 'Link that replaces a confirmation in a frame of another site.',
  },
  unseenText: {
    type: 'text',
    from: 'settings',
    default: confirmTexts.unseenText,
    text: "Shown if a confirmation doesn't count because the page hides or covers it.",
  },
} as const satisfies Record<string, PropDescription>;
