import type { Route } from '../route';

/** The help centre calls (HLP-1 to HLP-6). `hour` is the cache-busting stamp: whole hours since 1970. */
export const helpCentreRoutes = {
  articles: {
    rule: 'HLP-1', method: 'GET', at: 'helpCentre', path: '/help_center/{locale}/articles',
    query: { per_page: 'text', sort_by: 'text', sort_order: 'text', page: 'text', label_names: 'join' },
    reads: true, retry: 'read', cache: 'shared',
  },
  search: {
    rule: 'HLP-2', method: 'GET', at: 'helpCentre', path: '/help_center/articles/search',
    query: { query: 'text', locale: 'text', hour: 'text', page: 'text', per_page: 'text', sort: 'text' },
    reads: true, retry: 'read', cache: 'shared',
  },
  serverStatus: {
    rule: 'HLP-3', method: 'GET', at: 'helpCentre', path: '/help_center/{locale}/articles',
    query: { label_names: '=server_status', per_page: '=1' },
    reads: true, retry: 'read', cache: 'shared',
  },
  sections: {
    rule: 'HLP-4', method: 'GET', at: 'helpCentre', path: '/help_center/{locale}/sections',
    query: { per_page: '=100' },
    reads: true, retry: 'read', cache: 'shared',
  },
  categories: {
    rule: 'HLP-4', method: 'GET', at: 'helpCentre', path: '/help_center/{locale}/categories',
    query: { per_page: '=100' },
    reads: true, retry: 'read', cache: 'shared',
  },
  article: {
    rule: 'HLP-5', method: 'GET', at: 'helpCentre', path: '/help_center/{locale}/articles/{id}',
    reads: true, retry: 'read', cache: 'shared',
  },
  vote: {
    rule: 'HLP-6', method: 'POST', at: 'helpCentre', path: '/help_center/{locale}/articles/{id}/{vote}',
    reads: true, retry: 'never', cache: 'none',
  },
} as const satisfies Record<string, Route>;
