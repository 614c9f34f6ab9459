import type { WidgetDescription } from '../../../widgets/kit/description';
import { signedOutProps, stateProps } from '../../kit/state-props';
import { articleProps } from '../parts/article-props';

/** HLP-5, HLP-6. */
export const description = {
  name: 'help-article',
  kind: 'area',
  asks: 'help-centre',
  text: 'One article of the help centre, with a table of contents when it is long, and a vote. Its headings can be linked.',
  props: {
    articleId: {
      type: 'text',
      text: "The article's id. Without one, the page's own URL says which: ?hc-article=ID, or #hc-article=ID.",
    },
    emptyText: { type: 'text', default: 'Pick an article to read it here.', text: 'Shown while no article is named.' },
    ...articleProps,
    ...stateProps,
    ...signedOutProps,
  },
  events: {
    article: 'An article is shown: { id, title }.',
    vote: 'A vote was counted: { id, vote }, vote up or down.',
  },
  details: { article: { id: 'text', title: 'text' }, vote: { id: 'text', vote: ['up', 'down'] } },
  // Without script, the article of the URL is unknown.
  room: [{ example: 'none' }, { where: '[data-article-id]', example: 'whole' }],
  examples: [
    { name: 'whole', text: 'An article as the service has it.', props: { articleId: '360040300301' } },
    { name: 'none', text: 'While the URL names no article.' },
    { name: 'gone', text: 'An id that is not known.', props: { articleId: '1' } },
    {
      name: 'translated',
      text: 'Other texts.',
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
