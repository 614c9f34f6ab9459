import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { articleProps } from '../parts/article-props';

export const description = {
  name: 'help-article',
  kind: 'area',
  asks: 'help-centre',
  text: 'Shows one help-centre article with a table of contents, linkable headings and a vote.',
  props: {
    articleId: {
      type: 'text',
      text: "The article's id. Default: the one in the page's URL, ?hc-article=ID or #hc-article=ID.",
    },
    emptyText: {
      type: 'text',
      default: 'Choose an article to read it here.',
      text: 'Shown if neither articleId nor the URL names an article.',
    },
    ...articleProps,
    ...stateProps,
    ...signedOutProps,
  },
  events: {
    article: 'An article was shown: { id, title }.',
    vote: 'A vote was counted: { id, vote }. vote is up or down.',
  },
  details: { article: { id: 'text', title: 'text' }, vote: { id: 'text', vote: ['up', 'down'] } },
  // Without `data-article-id`, only the script knows whether the page shows an article, so reserve no height.
  room: [{ example: 'none' }, { where: '[data-article-id]', example: 'whole' }],
  examples: [
    { name: 'whole', text: 'An article from the service.', props: { articleId: '360040300301' } },
    { name: 'none', text: "No article: the URL doesn't name one." },
    { name: 'gone', text: "An id that the service doesn't know.", props: { articleId: '1' } },
    {
      name: 'translated',
      text: 'Custom texts.',
      props: {
        articleId: '360040300308',
        updatedText: 'Geändert am {date}',
        contentsText: 'In diesem Artikel',
        helpfulText: 'War das hilfreich?',
        yesText: 'Ja',
        noText: 'Nein',
        votesText: '{up} von {count} fanden es hilfreich',
      },
    },
  ],
} as const satisfies WidgetDescription;
