import type { WidgetDescription } from '../../../widgets/kit/description';
import { stateProps } from '../../kit/state-props';

/** ARE-11. */
export const description = {
  name: 'region-picker',
  kind: 'area',
  asks: 'store',
  text: "Picks a country or region from the service's list. Inside a form it takes part under data-name with the two-letter code.",
  props: {
    label: { type: 'text', default: 'Country or region', text: 'Its name, before it.' },
    value: {
      type: 'text',
      default: '',
      text: 'Two-letter code of the region that is picked at first, and after a reset of the form.',
    },
    chooseText: { type: 'text', default: 'Choose a country or region', text: 'Stands there while none is picked.' },
    required: { type: 'boolean', default: false, text: 'Keeps the form from being submitted while none is picked.' },
    requiredText: { type: 'text', default: 'Choose an option.', text: 'Said then.' },
    emptyText: {
      type: 'text',
      default: 'No countries or regions available.',
      text: 'Shown when the list is empty.',
    },
    ...stateProps,
  },
  events: { change: '{ key }: another region was picked; its two-letter code, upper case, or nothing' },
  details: { change: { key: 'text' } },
  methods: ['focus'],
  form: true,
  examples: [
    { name: 'plain', text: 'None is picked.' },
    { name: 'picked', text: 'One is picked.', props: { value: 'SE' } },
    {
      name: 'translated',
      text: "Other texts; the names follow the page's language by themselves.",
      props: { label: 'Land', chooseText: 'Välj ett land', value: 'FI', required: true },
    },
  ],
} as const satisfies WidgetDescription;
