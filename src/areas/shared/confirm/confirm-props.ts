import type { PropDescription } from '../../../widgets/shared/description';
import { confirmTexts } from './confirm-texts';

/** For areas that ask before they spend or claim: spread them into the area's props. */
export const confirmProps = {
  noText: {
    type: 'text',
    from: 'settings',
    default: confirmTexts.noText,
    text: 'The button of a confirmation that does nothing.',
  },
  unseenText: {
    type: 'text',
    from: 'settings',
    default: confirmTexts.unseenText,
    text: 'A yes that did not count: the page hides or covers the confirmation.',
  },
} as const satisfies Record<string, PropDescription>;
