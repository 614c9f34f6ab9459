import type { WidgetDescription } from '../kit/description';

/** WGT-6. */
export const description = {
  name: 'sort-dropdown',
  kind: 'component',
  exampleWidth: 280,
  text: "Picks one of several options. Inside a form it takes part under data-name with the option's key.",
  props: {
    options: {
      type: 'list',
      required: true,
      fields: { key: 'text', displayName: 'text' },
      text: 'What can be picked: for scripts a key, for people a displayName.',
    },
    value: {
      type: 'text',
      default: '',
      text: 'Key of the option that is picked at first, and after a reset of the form; else the first option.',
    },
    label: { type: 'text', default: 'Sort by', text: 'Its name, before it.' },
    required: {
      type: 'boolean',
      default: false,
      text: 'Keeps the form from being submitted while an option with an empty key is picked.',
    },
    requiredText: { type: 'text', default: 'Choose an option.', text: 'Said then.' },
  },
  events: { change: '{ key }: another option was picked' },
  details: { change: { key: 'text' } },
  methods: ['focus'],
  form: true,
  examples: [
    {
      name: 'sort',
      text: 'Ways to sort a list; one is picked.',
      props: {
        value: 'asc',
        options: [
          { key: 'rel', displayName: 'Best match' },
          { key: 'asc', displayName: 'Title, A to Z' },
          { key: 'desc', displayName: 'Title, Z to A' },
        ],
      },
    },
    {
      name: 'required',
      text: 'With a first option that is none.',
      props: {
        label: 'Edition',
        required: true,
        options: [
          { key: '', displayName: 'Choose an edition' },
          { key: 'java', displayName: 'Java' },
          { key: 'bedrock', displayName: 'Bedrock' },
        ],
      },
    },
    { name: 'empty', text: 'Nothing to pick: it can not be used.', props: { label: 'Server', options: [] } },
    {
      name: 'long',
      text: 'Texts longer than their place.',
      props: {
        label: 'The order in which the worlds of all the seasons are shown',
        options: [
          {
            key: 'new',
            displayName: 'The ones that were updated most recently by their makers or by somebody who helps them',
          },
          ...['Birch', 'Oak', 'Spruce', 'Jungle', 'Acacia', 'Mangrove', 'Cherry'].map((wood) => ({
            key: wood,
            displayName: wood,
          })),
        ],
      },
    },
  ],
} as const satisfies WidgetDescription;
