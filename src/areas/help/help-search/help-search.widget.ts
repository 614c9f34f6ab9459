import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { listProps } from '../parts/list-props';

export const description = {
  name: 'help-search',
  kind: 'area',
  asks: 'help-centre',
  text: 'Searches the help centre while the visitor types. Results open in a help-centre or help-article on the page, or on another page.',
  props: {
    label: { type: 'text', default: 'Search the help centre', text: 'Label above the search field.' },
    placeholder: { type: 'text', default: 'For example: missing Minecoins', text: 'Placeholder of the search field.' },
    foundText: {
      type: 'text',
      default: '{count, plural, =1 {# result} other {# results}} for “{query}”',
      text: 'Shown above the results. {count} is their number, {query} the search text.',
    },
    nothingText: {
      type: 'text',
      default: 'No results for “{query}”',
      text: 'Shown if there are no results. {query} is the search text.',
    },
    adviceText: { type: 'text', default: 'Try fewer or different words.', text: 'Shown below nothingText.' },
    bestText: { type: 'text', default: 'Best match', text: 'Name of the sort order by relevance.' },
    recentlyUpdatedText: {
      type: 'text',
      default: 'Recently updated',
      text: 'Name of the sort order by last change, latest first.',
    },
    recentlyAddedText: {
      type: 'text',
      default: 'Recently added',
      text: 'Name of the sort order by creation, latest first.',
    },
    aToZText: {
      type: 'text',
      default: 'Title, A to Z',
      text: 'Name of the sort order by title, ascending. Offered if helpCentre.sorts in the settings contains asc.',
    },
    zToAText: {
      type: 'text',
      default: 'Title, Z to A',
      text: 'Name of the sort order by title, descending. Offered if helpCentre.sorts in the settings contains desc.',
    },
    untitledText: { type: 'text', default: 'Untitled', text: 'Replaces a missing title.' },
    ...listProps,
    ...stateProps,
    ...signedOutProps,
  },
  events: { results: 'Results have arrived: { query, count }.' },
  details: { results: { query: 'text', count: 'number' } },
  examples: [
    { name: 'whole', text: 'The search field. Results appear below it.' },
    {
      name: 'elsewhere',
      text: 'Articles open on another page.',
      props: { articleHref: '/examples/pages/help-article.html?hc-article={id}' },
    },
    {
      name: 'translated',
      text: 'Custom texts.',
      props: {
        label: 'Hilfe durchsuchen',
        placeholder: 'Zum Beispiel: Münzen fehlen',
        foundText: '{count} Artikel zu „{query}“',
        nothingText: 'Nichts zu „{query}“',
      },
    },
  ],
} as const satisfies WidgetDescription;
