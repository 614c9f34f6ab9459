import type { PageSettings } from '../loader/read-settings';
import { createServices } from '../services/services';
import { completeSettings } from './complete-settings';

let client: ReturnType<typeof createServices> | undefined;

/** The page's one service client, behind `cobble.services()`. */
export default (settings: PageSettings) => (client ??= createServices(completeSettings(settings)));
