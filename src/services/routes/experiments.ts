import type { Route } from '../route';

/** The experiment calls (EXP-1, EXP-2). Their paths are configurable as whole URLs: blockers match paths such as `/flight`. */
export const experimentsRoutes = {
  config: { rule: 'EXP-1', method: 'GET', at: 'page', path: '/experiment/config.json', reads: true, retry: 'never', cache: 'none' },
  assignment: {
    rule: 'EXP-2', method: 'POST', at: 'api', path: '/api/v1.0/flight/assignment',
    body: 'json', reads: true, retry: 'never', cache: 'none',
  },
} as const satisfies Record<string, Route>;
