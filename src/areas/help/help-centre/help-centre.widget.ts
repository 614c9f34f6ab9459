import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { articleProps } from '../parts/article-props';
import { listProps } from '../parts/list-props';

/** ARE-2. */
export const description = {
  name: 'help-centre',
  kind: 'area',
  asks: 'help-centre',
  text: "The whole help centre: topics, suggested articles, all articles by date or title, and each article. The page's URL says what is shown.",
  props: {
    heading: { type: 'text', default: 'Help centre', text: 'Heading above the topics.' },
    suggestedText: { type: 'text', default: 'Suggested', text: 'Heading of the suggested articles.' },
    articlesText: { type: 'text', default: 'All articles', text: 'Heading of the list.' },
    allTopicsText: { type: 'text', default: 'All topics', text: 'The way back from a section or an article.' },
    otherText: { type: 'text', default: 'Other topics', text: 'Heading of sections that belong to no category.' },
    noTopicsText: { type: 'text', default: 'There are no topics yet.', text: 'Shown when there are no categories.' },
    emptyText: { type: 'text', default: 'There are no articles here yet.', text: 'Shown when a list has no articles.' },
    newestText: { type: 'text', default: 'Newest first', text: 'An order: by the day of the last change.' },
    oldestText: { type: 'text', default: 'Oldest first', text: 'The same the other way round.' },
    aToZText: { type: 'text', default: 'Title, A to Z', text: 'An order: by title.' },
    zToAText: { type: 'text', default: 'Title, Z to A', text: 'The same the other way round.' },
    ...listProps,
    ...articleProps,
    ...stateProps,
    ...signedOutProps,
  },
  events: {
    article: 'An article is shown: { id, title }.',
    vote: 'A vote was counted: { id, vote }, vote up or down.',
  },
  details: { article: { id: 'text', title: 'text' }, vote: { id: 'text', vote: ['up', 'down'] } },
  examples: [
    { name: 'whole', text: 'Topics, suggestions and articles as the service has them.' },
    {
      name: 'elsewhere',
      text: 'Articles open on another page.',
      props: { articleHref: '/examples/pages/help-article.html?hc-article={id}' },
    },
    {
      name: 'translated',
      text: 'Other texts.',
      props: {
        heading: 'Hilfe',
        suggestedText: 'Empfohlen',
        articlesText: 'Alle Artikel',
        sortLabel: 'Sortieren',
        newestText: 'Neueste zuerst',
        previousText: 'Zurück',
        nextText: 'Weiter',
        pageText: 'Seite {page} von {pages}',
        updatedText: 'Geändert am {date}',
      },
    },
  ],
} as const satisfies WidgetDescription;
