import type { PropDescription } from '../../../widgets/kit/description';

/** WGT-18. */
export const formProps = {
  summaryHeading: { type: 'text', default: 'Check these fields', text: 'Above the list of what is wrong.' },
  requiredText: {
    type: 'text',
    default: 'This field is required.',
    text: 'Said of a field that must be filled in and is not.',
  },
  invalidText: {
    type: 'text',
    default: 'Enter a valid value.',
    text: 'Said of a field whose content can not be right, as an email address without an @.',
  },
  sendingText: { type: 'text', default: 'Sending…', text: 'On the button, and said, while it is sent.' },
  sendErrorText: {
    type: 'text',
    default: 'Couldn’t send. Try again.',
    text: 'Shown when sending fails.',
  },
} as const satisfies Record<string, PropDescription>;
