import type { Row } from '../route';

/** A separate export, because pages need only the path, not the rows below. */
export const CONFIG_PATH = '/experiment/config.json';
export const ASSIGNMENT_PATH = '/api/v1.0/flight/assignment';

/** EXP-1, EXP-2. The URLs are configurable, because ad blockers match paths such as `/flight`. */
export const experimentsRoutes = {
  config: { at: 'page', path: CONFIG_PATH, retry: 'never', cache: 'none' },
  assignment: { method: 'POST', path: ASSIGNMENT_PATH, body: 'json' },
} as const satisfies Record<string, Row>;
