import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { bodyProps } from '../parts/article-props';

/** HLP-3. */
export const description = {
  name: 'server-status',
  kind: 'area',
  asks: 'help-centre',
  text: 'How the servers stand: what the help centre has written about it, or that all is well.',
  props: {
    heading: { type: 'text', default: 'Server status', text: 'Heading above it.' },
    wellText: { type: 'text', default: 'Everything works', text: 'Shown when nothing is written about the servers.' },
    newsText: { type: 'text', default: 'There is news about our servers', text: 'Stands for a missing title.' },
    updatedText: {
      type: 'text',
      default: 'Updated {date}',
      text: '{date} stands for day and time of the last change.',
    },
    moreText: { type: 'text', default: 'Details', text: 'Unfolds what is written.' },
    refreshText: { type: 'text', default: 'Check again', text: 'The button that asks again.' },
    ...bodyProps,
    ...stateProps,
    ...signedOutProps,
  },
  events: { status: 'An answer came: { state, title }, state well or news.' },
  details: { status: { state: ['well', 'news'], title: 'text' } },
  examples: [
    { name: 'whole', text: 'As the service has it.' },
    {
      name: 'translated',
      text: 'Other texts.',
      props: {
        heading: 'Serverstatus',
        wellText: 'Alles läuft',
        moreText: 'Einzelheiten',
        refreshText: 'Neu prüfen',
        updatedText: 'Stand {date}',
      },
    },
  ],
} as const satisfies WidgetDescription;
