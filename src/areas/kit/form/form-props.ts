import type { PropDescription } from '../../../widgets/kit/description';

export const formProps = {
  summaryHeading: { type: 'text', default: 'Check these fields', text: 'Heading above the list of errors.' },
  requiredText: {
    type: 'text',
    default: 'This field is required.',
    text: 'Error of a required field that is empty.',
  },
  invalidText: {
    type: 'text',
    default: 'Enter a valid value.',
    text: 'Error of a field with an invalid value, such as an email address without @.',
  },
  sendingText: { type: 'text', default: 'Sending…', text: 'Button text while the form is sent; also announced.' },
  sendErrorText: {
    type: 'text',
    default: 'Couldn’t send. Try again.',
    text: 'Shown if sending fails.',
  },
} as const satisfies Record<string, PropDescription>;
