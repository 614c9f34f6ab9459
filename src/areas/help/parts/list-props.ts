import type { PropDescription } from '../../../widgets/kit/description';

export const listProps = {
  articleHref: {
    type: 'url',
    text: 'Another page that shows articles, {id} standing for the id: /help/article?hc-article={id}. Without one they open on this page.',
  },
  sortLabel: { type: 'text', default: 'Sort by', text: 'Name of the choice of an order.' },
  pagesLabel: {
    type: 'text',
    default: 'Pages',
    text: 'Name of the links to other pages, for screen readers; the name of the list follows it.',
  },
  pageText: { type: 'text', default: 'Page {page} of {pages}', text: 'Between the links to other pages.' },
  previousText: { type: 'text', default: 'Previous', text: 'The link to the page before.' },
  nextText: { type: 'text', default: 'Next', text: 'The link to the next page.' },
} as const satisfies Record<string, PropDescription>;
