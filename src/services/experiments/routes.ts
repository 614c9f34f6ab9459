import type { Row } from '../route';

/** EXP-1, EXP-2. The URLs are configurable, because ad blockers match paths such as `/flight`. */
export const experimentsRoutes = {
  config: { at: 'page', path: '/experiment/config.json', retry: 'never', cache: 'none' },
  assignment: { method: 'POST', path: '/api/v1.0/flight/assignment', body: 'json' },
} as const satisfies Record<string, Row>;
