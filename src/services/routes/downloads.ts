import type { Route } from '../route';

/** The download calls (MKT-11). */
export const downloadsRoutes = {
  links: { rule: 'MKT-11', method: 'GET', at: 'api', path: '/api/v1.0/download/links', reads: true, retry: 'read', cache: 'shared' },
  latest: { rule: 'MKT-11', method: 'GET', at: 'api', path: '/api/v1.0/download/latest', reads: true, retry: 'read', cache: 'shared' },
} as const satisfies Record<string, Route>;
