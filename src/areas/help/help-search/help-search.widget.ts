import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { listProps } from '../parts/list-props';

/** ARE-2, HLP-2. */
export const description = {
  name: 'help-search',
  kind: 'area',
  asks: 'help-centre',
  text: 'Searches the help centre as one types. What was found opens in the help centre or the article area of the page, or on another page.',
  props: {
    label: { type: 'text', default: 'Search the help centre', text: 'Name of the field, above it.' },
    placeholder: { type: 'text', default: 'For example: missing Minecoins', text: 'An example of what to type.' },
    foundText: {
      type: 'text',
      default: '{count, plural, =1 {# result} other {# results}} for “{query}”',
      text: '{count} and {query} stand for how many there are, and for what.',
    },
    nothingText: { type: 'text', default: 'No results for “{query}”', text: 'The same for none.' },
    adviceText: { type: 'text', default: 'Try fewer or different words.', text: 'Shown when nothing was found.' },
    bestText: { type: 'text', default: 'Best match', text: 'An order: what fits best comes first.' },
    recentlyUpdatedText: {
      type: 'text',
      default: 'Recently updated',
      text: 'An order: what was changed last comes first.',
    },
    recentlyAddedText: {
      type: 'text',
      default: 'Recently added',
      text: 'An order: what was written last comes first.',
    },
    aToZText: {
      type: 'text',
      default: 'Title, A to Z',
      text: 'An order: by title. Offered where helpCentre.sorts in the settings names asc.',
    },
    zToAText: { type: 'text', default: 'Title, Z to A', text: 'The same the other way round, for desc.' },
    untitledText: { type: 'text', default: 'Untitled', text: 'Stands for a missing title.' },
    ...listProps,
    ...stateProps,
    ...signedOutProps,
  },
  events: { results: 'An answer came: { query, count }.' },
  details: { results: { query: 'text', count: 'number' } },
  examples: [
    { name: 'whole', text: 'The field; what is found shows below it.' },
    {
      name: 'elsewhere',
      text: 'Articles open on another page.',
      props: { articleHref: '/examples/pages/help-article.html?hc-article={id}' },
    },
    {
      name: 'translated',
      text: 'Other texts.',
      props: {
        label: 'Hilfe durchsuchen',
        placeholder: 'Zum Beispiel: Münzen fehlen',
        foundText: '{count} Artikel zu „{query}“',
        nothingText: 'Nichts zu „{query}“',
      },
    },
  ],
} as const satisfies WidgetDescription;
