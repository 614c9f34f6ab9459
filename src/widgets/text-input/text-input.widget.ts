import type { WidgetDescription } from '../kit/description';

/** WGT-15. */
export const description = {
  name: 'text-input',
  kind: 'component',
  exampleWidth: 360,
  text: 'One line of text with its name. Inside a form it takes part under data-name: its value, validation, reset; Enter submits.',
  props: {
    label: { type: 'text', required: true, text: 'Its name, above it.' },
    value: { type: 'text', default: '', text: 'The text at first, and after a reset of the form.' },
    type: {
      type: 'text',
      values: ['text', 'email', 'number', 'password', 'search', 'tel', 'url'],
      default: 'text',
      text: 'What is typed: decides the keyboard of phones and what counts as valid, as in HTML.',
    },
    placeholder: { type: 'text', text: 'An example of what to type; no substitute for the label.' },
    autocomplete: { type: 'text', text: 'What the browser may fill in, as in HTML: email, name, off.' },
    required: {
      type: 'boolean',
      default: false,
      text: 'Marks it, and keeps the form from being submitted while it is empty.',
    },
    requiredText: { type: 'text', default: 'This field is required.', text: 'Said when it is required and empty.' },
    invalidText: {
      type: 'text',
      default: 'Enter a valid value.',
      text: 'Said when the text is not of the type, as an email address without an @.',
    },
    maxLength: { type: 'number', min: 0, text: 'How many characters can be typed.' },
    disabled: { type: 'boolean', default: false, text: 'Can be read and copied, not changed.' },
    errorLabel: {
      type: 'text',
      text: 'What the page finds wrong, under the input; marks it invalid. It does not keep the form from being submitted.',
    },
  },
  events: {
    input: '{ value }: after every change',
    submit: '{ value }: Enter was pressed. Cancel it, and the form is not submitted.',
  },
  details: { input: { value: 'text' }, submit: { value: 'text' } },
  methods: ['focus'],
  form: true,
  room: [{}, { where: '[data-error-label]', example: 'error' }],
  examples: [
    { name: 'plain', text: 'A name and an input.', props: { label: 'World name', placeholder: 'My first world' } },
    {
      name: 'filled',
      text: "With a value of the page's.",
      props: { label: 'World name', value: 'Birch Valley', maxLength: 30 },
    },
    {
      name: 'required',
      text: 'Must be filled in.',
      props: { label: 'Email address', type: 'email', autocomplete: 'email', required: true },
    },
    {
      name: 'error',
      text: 'The page found something wrong.',
      props: { label: 'Gamertag', value: 'steve!', errorLabel: 'Letters and numbers only, please.' },
    },
    {
      name: 'disabled',
      text: 'Can be read, not changed.',
      props: { label: 'Account', value: 'noor@example.com', disabled: true },
    },
    {
      name: 'password',
      text: 'Is not shown.',
      props: { label: 'Password', type: 'password', autocomplete: 'current-password', value: 'creeper' },
    },
    {
      name: 'long',
      text: 'Texts longer than their place.',
      props: {
        label: 'How would you describe the world that you have been building to somebody who has never played before?',
        required: true,
        value:
          'A castle of sandstone and dark oak on a hill over the river, with a harbour, two farms and a railway to the village',
        errorLabel:
          'That is a wonderful description, but a little longer than what the people who read it on a small screen can take in.',
      },
    },
  ],
} as const satisfies WidgetDescription;
