import type { PropDescription } from '../../../widgets/kit/description';

/** WGT-18. */
export const formProps = {
  summaryHeading: { type: 'text', default: 'Please check these fields', text: 'Above the list of what is wrong.' },
  requiredText: {
    type: 'text',
    default: 'Please fill this in.',
    text: 'Said of a field that must be filled in and is not.',
  },
  invalidText: {
    type: 'text',
    default: 'Please check what you have typed.',
    text: 'Said of a field whose content can not be right, as an email address without an @.',
  },
  sendingText: { type: 'text', default: 'Sending…', text: 'On the button, and said, while it is sent.' },
  sendErrorText: {
    type: 'text',
    default: 'That could not be sent. Nothing is lost: please try again.',
    text: 'Shown when sending fails.',
  },
} as const satisfies Record<string, PropDescription>;
