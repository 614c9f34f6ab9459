import { pageUrl } from '../../platform/page-url';
import { ASSIGNMENT_PATH, CONFIG_PATH } from '../../services/experiments/routes';
import type { Settings } from '../../services/settings';

export const configUrl = ({ experiments }: Settings): string => experiments?.configUrl ?? pageUrl(CONFIG_PATH);

export const assignmentUrl = ({ api = '', experiments }: Settings): string =>
  experiments?.assignmentUrl ?? pageUrl(api.replace(/\/$/, '') + ASSIGNMENT_PATH);
