import type { WidgetDescription } from '../../../widgets/kit/description';
import { cutProps, stateProps } from '../../kit/state-props';
import { tileProps } from '../parts/list-props';

export const description = {
  name: 'marketplace-search',
  kind: 'area',
  asks: 'marketplace',
  text: "Searches the marketplace by words, category and tags, with sort orders and pages. The page's URL stores the state (mp-q, mp-sort, mp-category, mp-tags, mp-page).",
  props: {
    heading: { type: 'text', default: 'Search the marketplace', text: 'Heading above the search.' },
    pageSize: { type: 'number', min: 1, max: 200, default: 12, text: 'Number of tiles per page.' },
    categories: {
      type: 'list',
      fields: { key: 'text', displayName: 'text' },
      text: 'Categories that visitors can select: [{"key": "world", "displayName": "Worlds"}]. Default: no selection.',
    },
    filters: { type: 'record', text: 'Filters of every search, by name.' },
    queryLabel: { type: 'text', default: 'Search for', text: 'Label of the search field.' },
    queryPlaceholder: { type: 'text', text: 'Placeholder of the search field.' },
    categoryLabel: { type: 'text', default: 'Category', text: 'Label of the category selection.' },
    allCategoriesText: { type: 'text', default: 'All', text: 'Option for all categories.' },
    sortLabel: { type: 'text', default: 'Sort by', text: 'Label of the sort order.' },
    sortRelText: { type: 'text', default: 'Best match', text: 'Name of the sort order rel.' },
    sortAscText: { type: 'text', default: 'Title, A to Z', text: 'Name of the sort order asc, by title.' },
    sortDescText: { type: 'text', default: 'Title, Z to A', text: 'Name of the sort order desc, by title.' },
    tagsLabel: { type: 'text', default: 'Tags', text: 'Name of the list of tags, for screen readers.' },
    foundText: {
      type: 'text',
      default: '{count, plural, =1 {# item} other {# items}}',
      text: 'Number of results. {count} is the number.',
    },
    emptyText: {
      type: 'text',
      default: 'No results. Try fewer words or another category.',
      text: 'Shown if there are no results.',
    },
    pagesLabel: { type: 'text', default: 'Pages', text: 'Name of the pagination, for screen readers.' },
    pageText: {
      type: 'text',
      default: 'Page {page} of {last}',
      text: 'Shown between the pagination buttons. {page} and {last} are numbers.',
    },
    previousText: { type: 'text', default: 'Previous', text: 'Button to the previous page.' },
    nextText: { type: 'text', default: 'Next', text: 'Button to the next page.' },
    ...tileProps,
    ...stateProps,
    ...cutProps,
  },
  examples: [
    {
      name: 'whole',
      text: 'With categories.',
      props: {
        pageSize: 8,
        categories: [
          { key: 'world', displayName: 'Worlds' },
          { key: 'skins', displayName: 'Skins' },
          { key: 'textures', displayName: 'Textures' },
        ],
      },
    },
    {
      name: 'bare',
      text: 'Without categories, with four tiles per page.',
      props: { pageSize: 4, queryPlaceholder: 'castle, farm, sea…' },
    },
  ],
} as const satisfies WidgetDescription;
