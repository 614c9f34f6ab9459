import type { Row } from '../route';

/** The newsletter calls (MKT-9, MKT-10). */
export const newsletterRoutes = {
  country: { path: '/api/v1.0/newsletter' },
  subscribe: { method: 'POST', path: '/api/v1.0/newsletter/subscribe', body: 'json', reads: false },
} as const satisfies Record<string, Row>;
