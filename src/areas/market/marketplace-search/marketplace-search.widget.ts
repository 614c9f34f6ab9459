import type { WidgetDescription } from '../../../widgets/kit/description';
import { cutProps, stateProps } from '../../kit/state-props';
import { tileProps } from '../parts/list-props';

/** ARE-4, MKT-2. */
export const description = {
  name: 'marketplace-search',
  kind: 'area',
  asks: 'marketplace',
  text: "Searching the marketplace: words, category, tags, sort and pages; all of it stands in the page's address (mp-q, mp-sort, mp-category, mp-tags, mp-page).",
  props: {
    heading: { type: 'text', default: 'Search the marketplace', text: 'Heading above it.' },
    pageSize: { type: 'number', min: 1, max: 200, default: 12, text: 'Tiles a page.' },
    categories: {
      type: 'list',
      fields: { key: 'text', displayName: 'text' },
      text: 'Categories to choose from: [{"key": "world", "displayName": "Worlds"}]. Without them there is no choice.',
    },
    filters: { type: 'record', text: 'Filters that always hold, by name.' },
    queryLabel: { type: 'text', default: 'Search for', text: 'Name of the search field.' },
    queryPlaceholder: { type: 'text', text: 'Shown in the empty field.' },
    categoryLabel: { type: 'text', default: 'Category', text: 'Name of the choice of a category.' },
    allCategoriesText: { type: 'text', default: 'All', text: 'The choice of none.' },
    sortLabel: { type: 'text', default: 'Sort by', text: 'Name of the choice of an order.' },
    sortRelText: { type: 'text', default: 'Best match', text: 'The order rel.' },
    sortAscText: { type: 'text', default: 'Title, A to Z', text: 'The order asc: by title.' },
    sortDescText: { type: 'text', default: 'Title, Z to A', text: 'The order desc: by title, the other way round.' },
    tagsLabel: { type: 'text', default: 'Tags', text: 'Name of the tags, for screen readers.' },
    foundText: {
      type: 'text',
      default: '{count, plural, =1 {# item} other {# items}}',
      text: 'How many were found; {count} stands for the number.',
    },
    emptyText: {
      type: 'text',
      default: 'No results. Try fewer words or another category.',
      text: 'When none was found.',
    },
    pagesLabel: { type: 'text', default: 'Pages', text: 'Name of the navigation between pages, for screen readers.' },
    pageText: { type: 'text', default: 'Page {page} of {last}', text: 'Between its buttons.' },
    previousText: { type: 'text', default: 'Previous', text: 'The button to the page before.' },
    nextText: { type: 'text', default: 'Next', text: 'The button to the next page.' },
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
      text: 'Without categories, four a page.',
      props: { pageSize: 4, queryPlaceholder: 'castle, farm, sea…' },
    },
  ],
} as const satisfies WidgetDescription;
