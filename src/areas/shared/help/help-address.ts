/**
 * The help centre's parameters in the page's own URL. Every help area of a page reads the same ones, so they work
 * together.
 */
export const helpAddress = {
  /** The article that is shown. */
  article: 'hc-article',
  /** The heading in it. */
  heading: 'hc-heading',
  section: 'hc-section',
  /** Page and order of the list. */
  page: 'hc-page',
  sort: 'hc-sort',
  /** What is searched, with page and order of what was found. */
  query: 'hc-q',
  foundPage: 'hc-q-page',
  foundSort: 'hc-q-sort',
} as const;
