import { NO_SETTINGS } from '../../platform/own-copy';
import { experimentsRoutes } from '../../services/experiments/routes';
import { cookiesOf, cookieValue } from '../../services/session/cookies';
import type { Settings } from '../../services/settings';

/** The URL is configurable, so telemetry uses the path. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly url: string;
}

export const endpoints = ({ api, experiments = NO_SETTINGS }: Settings): Record<'config' | 'assignment', Endpoint> => {
  const { config, assignment } = experimentsRoutes;
  return {
    config: { method: 'GET', path: config.path, url: experiments.configUrl ?? location.origin + config.path },
    assignment: {
      method: assignment.method,
      path: assignment.path,
      url: experiments.assignmentUrl ?? api.replace(/\/$/, '') + assignment.path,
    },
  };
};

export const preauthSecret = ({ storage }: Settings): string =>
  cookieValue(cookiesOf(storage?.preauth ?? 'preauth')[0]) ?? '';
