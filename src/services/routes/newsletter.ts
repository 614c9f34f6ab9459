import type { Route } from '../route';

/** The newsletter calls (MKT-9, MKT-10). */
export const newsletterRoutes = {
  country: { rule: 'MKT-9', method: 'GET', at: 'api', path: '/api/v1.0/newsletter', reads: true, retry: 'read', cache: 'shared' },
  subscribe: {
    rule: 'MKT-10', method: 'POST', at: 'api', path: '/api/v1.0/newsletter/subscribe',
    body: 'json', reads: false, retry: 'never', cache: 'none',
  },
} as const satisfies Record<string, Route>;
