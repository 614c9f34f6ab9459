import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { bodyProps } from '../parts/article-props';

export const description = {
  name: 'server-status',
  kind: 'area',
  asks: 'help-centre',
  text: "Shows the status of the servers: the help centre's article about it, or that all systems work.",
  props: {
    heading: { type: 'text', default: 'Server status', text: 'Heading above the status.' },
    wellText: {
      type: 'text',
      default: 'All systems operational',
      text: 'Shown if there is no article about the servers.',
    },
    newsText: { type: 'text', default: 'Server status update', text: 'Replaces a missing title.' },
    updatedText: {
      type: 'text',
      default: 'Updated {date}',
      text: 'Date of the last change. {date} is the day and time.',
    },
    moreText: { type: 'text', default: 'Details', text: 'Button that expands the article.' },
    refreshText: { type: 'text', default: 'Refresh', text: 'Button that refreshes the status.' },
    ...bodyProps,
    ...stateProps,
    ...signedOutProps,
  },
  events: { status: 'The status has arrived: { state, title }. state is well or news.' },
  details: { status: { state: ['well', 'news'], title: 'text' } },
  examples: [
    { name: 'whole', text: 'The status from the service.' },
    {
      name: 'translated',
      text: 'Custom texts.',
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
