import type { Row } from '../route';

/** The paths of the experiments' requests, exported separately so that bundles can omit `experimentsRoutes`. */
export const CONFIG_PATH = '/experiment/config.json';
export const ASSIGNMENT_PATH = '/api/v1.0/flight/assignment';

/** The settings can replace these URLs, because ad blockers block paths such as `/flight` (EXP-1, EXP-2). */
export const experimentsRoutes = {
  config: { at: 'page', path: CONFIG_PATH, retry: 'never', cache: 'none' },
  assignment: { method: 'POST', path: ASSIGNMENT_PATH, body: 'json' },
} as const satisfies Record<string, Row>;
