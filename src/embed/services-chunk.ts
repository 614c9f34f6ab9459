import type { PageSettings } from '../loader/read-settings';
import { createServices } from '../services/services';
import { completeSettings } from './complete-settings';

let client: ReturnType<typeof createServices> | undefined;

/** The page's one service client, behind `cobble.services()`. */
export default (settings: PageSettings) => {
  // Before the client takes its copy: the experiments may come later.
  settings.told ??= [];
  return (client ??= createServices(completeSettings(settings)));
};
