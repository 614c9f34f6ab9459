import type { WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';

export const description = {
  name: 'region-picker',
  kind: 'area',
  asks: 'store',
  text: "Selects a country or region from the service's list. In a form, it submits the two-letter code under data-name.",
  props: {
    label: { type: 'text', default: 'Country or region', text: 'Label of the control.' },
    value: {
      type: 'text',
      default: '',
      text: 'Initial two-letter code, also after a form reset. Default: no selection.',
    },
    chooseText: { type: 'text', default: 'Choose a country or region', text: 'Shown while nothing is selected.' },
    required: { type: 'boolean', default: false, text: 'Blocks form submission while nothing is selected.' },
    requiredText: { type: 'text', default: 'Choose an option.', text: 'Error if required and nothing is selected.' },
    emptyText: {
      type: 'text',
      default: 'No countries or regions available.',
      text: 'Shown if the list is empty.',
    },
    ...stateProps,
  },
  events: { change: 'Another region was selected: { key }. key is the two-letter code in upper case, or empty.' },
  details: { change: { key: 'text' } },
  methods: ['focus'],
  form: true,
  examples: [
    { name: 'plain', text: 'Without a selection.' },
    { name: 'picked', text: 'With a selection.', props: { value: 'SE' } },
    {
      name: 'translated',
      text: "Custom texts. The names are in the page's language.",
      props: { label: 'Land', chooseText: 'Välj ett land', value: 'FI', required: true },
    },
  ],
} as const satisfies WidgetDescription;
