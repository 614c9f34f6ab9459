import type { PageSettings } from '../loader/read-settings';
import type { Api } from '../loader/types';
import type { Services } from '../services/services';
import { createServicesByGroup } from '../services/services-by-group';
import type { Settings } from '../services/settings';
import { completeSettings } from './complete-settings';

let client: Services | undefined;

/** The page's one service client, behind `cobble.services()`. */
export default (settings: PageSettings) => (client ??= create(completeSettings(settings)));

const create = (settings: Settings) => {
  // Before the client takes its copy: where no collector is configured, the experiments tell only now that somebody may listen.
  settings.told ??= [];
  if (!settings.telemetry) {
    settings.telemetry = {};
    const { flights } = window.cobble as Api;
    void flights.ready.then(async () => {
      if (flights.experiments[0]) (await import('../services/experiments/exposures')).exposures(settings, flights);
    });
  }
  return createServicesByGroup(settings);
};
