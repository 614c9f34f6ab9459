import { pageUrl } from '../../platform/page-url';
import { experimentsRoutes } from '../../services/experiments/routes';
import type { Settings } from '../../services/settings';

const { config, assignment } = experimentsRoutes;

export const configUrl = ({ experiments }: Settings): string => experiments?.configUrl ?? pageUrl(config.path);

export const assignmentUrl = ({ api = '', experiments }: Settings): string =>
  experiments?.assignmentUrl ?? pageUrl(api.replace(/\/$/, '') + assignment.path);
