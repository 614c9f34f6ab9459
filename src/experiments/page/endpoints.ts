import { NO_SETTINGS } from '../../platform/own-copy';
import { pageUrl } from '../../platform/page-url';
import { ASSIGNMENT_PATH, CONFIG_PATH } from '../../services/experiments/routes';
import { cookiesOf, cookieValue } from '../../services/session/cookies';
import type { Settings } from '../../services/settings';

/** The URL is configurable, so telemetry uses the path. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly url: string;
}

export const endpoints = ({
  api = '',
  experiments = NO_SETTINGS,
}: Settings): Record<'config' | 'assignment', Endpoint> => ({
  config: { method: 'GET', path: CONFIG_PATH, url: experiments.configUrl ?? pageUrl(CONFIG_PATH) },
  assignment: {
    method: 'POST',
    path: ASSIGNMENT_PATH,
    url: experiments.assignmentUrl ?? pageUrl(api.replace(/\/$/, '') + ASSIGNMENT_PATH),
  },
});

/** Returns the pre-auth cookie's value (SVC-2); `''` without one, and if cookies are blocked (a sandboxed frame). */
export const preauthSecret = ({ storage }: Settings): string => {
  try {
    return cookieValue(cookiesOf(storage?.preauth ?? 'preauth')[0]) ?? '';
  } catch {
    return '';
  }
};
