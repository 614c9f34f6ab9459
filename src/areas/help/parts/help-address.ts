export const helpAddress = {
  article: 'hc-article',
  heading: 'hc-heading',
  section: 'hc-section',
  page: 'hc-page',
  sort: 'hc-sort',
  query: 'hc-q',
  foundPage: 'hc-q-page',
  foundSort: 'hc-q-sort',
} as const;
