import type { Row } from '../route';
import { downloadLinks, latestVersion } from './answers';

export const downloadsRoutes = {
  links: { path: '/api/v1.0/download/links', answer: downloadLinks },
  latest: { path: '/api/v1.0/download/latest', answer: latestVersion },
} as const satisfies Record<string, Row>;
