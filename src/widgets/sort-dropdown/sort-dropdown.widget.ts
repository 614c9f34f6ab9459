import type { WidgetDescription } from '../kit/description';

export const description = {
  name: 'sort-dropdown',
  kind: 'component',
  exampleWidth: 280,
  text: "Selects one of several options. In a form, it submits the option's key under data-name.",
  props: {
    options: {
      type: 'list',
      required: true,
      fields: { key: 'text', displayName: 'text' },
      text: 'The options: [{"key": "rel", "displayName": "Best match"}].',
    },
    value: {
      type: 'text',
      default: '',
      text: 'Key of the initial option, also after a form reset. Default: the first option.',
    },
    label: { type: 'text', default: 'Sort by', text: 'Label of the control.' },
    required: {
      type: 'boolean',
      default: false,
      text: 'Blocks form submission while an option with an empty key is selected.',
    },
    requiredText: {
      type: 'text',
      default: 'Choose an option.',
      text: 'Error if required and an option with an empty key is selected.',
    },
  },
  events: { change: 'Another option was selected: { key }.' },
  details: { change: { key: 'text' } },
  methods: ['focus'],
  form: true,
  examples: [
    {
      name: 'sort',
      text: 'Sort orders, with a selected one.',
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
      text: 'With a first option that has an empty key.',
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
    { name: 'empty', text: 'Without options, and so disabled.', props: { label: 'Server', options: [] } },
    {
      name: 'long',
      text: 'Long texts.',
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
