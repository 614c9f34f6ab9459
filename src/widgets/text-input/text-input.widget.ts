import type { WidgetDescription } from '../kit/description';

export const description = {
  name: 'text-input',
  kind: 'component',
  exampleWidth: 360,
  text: 'A labelled input of one line. In a form, it takes part in submission, validation and reset under data-name. Enter submits.',
  props: {
    label: { type: 'text', required: true, text: 'Label above the input.' },
    value: { type: 'text', default: '', text: 'Initial text, also after a form reset.' },
    type: {
      type: 'text',
      values: ['text', 'email', 'number', 'password', 'search', 'tel', 'url'],
      default: 'text',
      text: 'Type as in HTML. It selects the keyboard of phones and the validation.',
    },
    placeholder: { type: 'text', text: "Example of an input. Doesn't replace the label." },
    autocomplete: { type: 'text', text: 'What browsers may fill in, as in HTML: email, name, off.' },
    required: {
      type: 'boolean',
      default: false,
      text: 'Marks the input, and blocks form submission while it is empty.',
    },
    requiredText: { type: 'text', default: 'This field is required.', text: 'Error if required and empty.' },
    invalidText: {
      type: 'text',
      default: 'Enter a valid value.',
      text: "Error if the text doesn't match the type, such as an email address without @.",
    },
    maxLength: { type: 'number', min: 0, text: 'Maximum number of characters. Default: unlimited.' },
    disabled: {
      type: 'boolean',
      default: false,
      text: 'Makes the input read-only: visitors can read and copy its text.',
    },
    errorLabel: {
      type: 'text',
      text: "Error below the input, which marks it invalid. Doesn't block form submission.",
    },
  },
  events: {
    input: 'The text changed: { value }.',
    submit: 'Enter was pressed: { value }. Cancel the event to prevent form submission.',
  },
  details: { input: { value: 'text' }, submit: { value: 'text' } },
  methods: ['focus'],
  form: true,
  room: [{}, { where: '[data-error-label]', example: 'error' }],
  examples: [
    { name: 'plain', text: 'An empty input.', props: { label: 'World name', placeholder: 'My first world' } },
    {
      name: 'filled',
      text: 'With an initial text.',
      props: { label: 'World name', value: 'Birch Valley', maxLength: 30 },
    },
    {
      name: 'required',
      text: 'Required.',
      props: { label: 'Email address', type: 'email', autocomplete: 'email', required: true },
    },
    {
      name: 'error',
      text: 'With an error of the page.',
      props: { label: 'Gamertag', value: 'steve!', errorLabel: 'Letters and numbers only, please.' },
    },
    {
      name: 'disabled',
      text: 'Disabled.',
      props: { label: 'Account', value: 'noor@example.com', disabled: true },
    },
    {
      name: 'password',
      text: 'A password, which is hidden.',
      props: { label: 'Password', type: 'password', autocomplete: 'current-password', value: 'creeper' },
    },
    {
      name: 'long',
      text: 'Long texts.',
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
