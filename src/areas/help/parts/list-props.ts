import type { PropDescription } from '../../../widgets/kit/description';

export const listProps = {
  articleHref: {
    type: 'url',
    text: 'URL of another page that shows articles. {id} is replaced by the id: /help/article?hc-article={id}. Default: articles open on this page.',
  },
  sortLabel: { type: 'text', default: 'Sort by', text: 'Label of the sort order.' },
  pagesLabel: {
    type: 'text',
    default: 'Pages',
    text: "Name of the pagination, for screen readers. The list's name follows.",
  },
  pageText: {
    type: 'text',
    default: 'Page {page} of {pages}',
    text: 'Shown between the pagination links. {page} and {pages} are numbers.',
  },
  previousText: { type: 'text', default: 'Previous', text: 'Link to the previous page.' },
  nextText: { type: 'text', default: 'Next', text: 'Link to the next page.' },
} as const satisfies Record<string, PropDescription>;
