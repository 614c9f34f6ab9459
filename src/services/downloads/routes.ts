import type { Row } from '../route';

/** The download calls (MKT-11). */
export const downloadsRoutes = {
  links: { path: '/api/v1.0/download/links' },
  latest: { path: '/api/v1.0/download/latest' },
} as const satisfies Record<string, Row>;
