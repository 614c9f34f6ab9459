import type { Row } from '../route';
import { articlePage, articleResults, categoryPage, oneArticle, sectionPage, voted } from './answers';

/** `hour` (hours since 1970) changes a search's URL hourly, which limits caching to one hour. */
export const helpCentreRoutes = {
  articles: {
    at: 'helpCentre',
    path: '/help_center/{locale}/articles',
    query: 'per_page sort_by sort_order page label_names',
    answer: articlePage,
  },
  search: {
    at: 'helpCentre',
    path: '/help_center/articles/search',
    query: 'query locale hour page per_page sort sort_by sort_order',
    answer: articleResults,
  },
  serverStatus: {
    at: 'helpCentre',
    path: '/help_center/{locale}/articles',
    query: 'label_names=server_status per_page=1',
    telemetry: '/help_center/{locale}/articles#server_status',
    answer: articlePage,
  },
  sections: { at: 'helpCentre', path: '/help_center/{locale}/sections', query: 'per_page=100', answer: sectionPage },
  categories: {
    at: 'helpCentre',
    path: '/help_center/{locale}/categories',
    query: 'per_page=100',
    answer: categoryPage,
  },
  article: { at: 'helpCentre', path: '/help_center/{locale}/articles/{id}', answer: oneArticle },
  vote: { method: 'POST', at: 'helpCentre', path: '/help_center/{locale}/articles/{id}/{vote}', answer: voted },
} as const satisfies Record<string, Row>;

export const suggestedRoute = {
  ...helpCentreRoutes.articles,
  telemetry: '/help_center/{locale}/articles#suggested',
} as const satisfies Row;
