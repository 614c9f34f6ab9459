import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { articleProps } from '../parts/article-props';
import { listProps } from '../parts/list-props';

export const description = {
  name: 'help-centre',
  kind: 'area',
  asks: 'help-centre',
  text: "Shows the help centre: topics, suggested articles, all articles by date or title, and each article. The page's URL selects the view.",
  props: {
    heading: { type: 'text', default: 'Help centre', text: 'Heading above the topics.' },
    suggestedText: { type: 'text', default: 'Suggested', text: 'Heading of the suggested articles.' },
    articlesText: { type: 'text', default: 'All articles', text: 'Heading of the list of articles.' },
    allTopicsText: {
      type: 'text',
      default: 'All topics',
      text: 'Link from a section or an article back to all topics.',
    },
    otherText: { type: 'text', default: 'Other topics', text: 'Heading of sections without a category.' },
    noTopicsText: { type: 'text', default: 'No topics yet.', text: 'Shown if there are no categories.' },
    emptyText: { type: 'text', default: 'No articles yet.', text: 'Shown if a list has no articles.' },
    newestText: { type: 'text', default: 'Newest first', text: 'Name of the sort order by last change, latest first.' },
    oldestText: {
      type: 'text',
      default: 'Oldest first',
      text: 'Name of the sort order by last change, earliest first.',
    },
    aToZText: { type: 'text', default: 'Title, A to Z', text: 'Name of the sort order by title, ascending.' },
    zToAText: { type: 'text', default: 'Title, Z to A', text: 'Name of the sort order by title, descending.' },
    ...listProps,
    ...articleProps,
    ...stateProps,
    ...signedOutProps,
  },
  events: {
    article: 'An article was shown: { id, title }.',
    vote: 'A vote was counted: { id, vote }. vote is up or down.',
  },
  details: { article: { id: 'text', title: 'text' }, vote: { id: 'text', vote: ['up', 'down'] } },
  examples: [
    { name: 'whole', text: 'Topics, suggestions and articles from the service.' },
    {
      name: 'elsewhere',
      text: 'Articles open on another page.',
      props: { articleHref: '/examples/pages/help-article.html?hc-article={id}' },
    },
    {
      name: 'translated',
      text: 'Custom texts.',
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
