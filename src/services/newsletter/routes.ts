import type { Row } from '../route';
import { newsletterCountry } from './answers';

export const newsletterRoutes = {
  country: { path: '/api/v1.0/newsletter', answer: newsletterCountry },
  subscribe: { method: 'POST', path: '/api/v1.0/newsletter/subscribe', body: 'json', reads: false },
} as const satisfies Record<string, Row>;
