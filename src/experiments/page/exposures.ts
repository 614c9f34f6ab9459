import { experimentsRoutes } from '../../services/experiments/routes';
import type { Settings } from '../../services/settings';
import type { Telemetry } from '../../services/telemetry/telemetry';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';
import type { FlightsApi } from './flights-api';
import { telemetryIds } from './telemetry-ids';

/**
 * Reports what the page's experiments do, once a page view each:
 * - `cobble:exposure` { experiment: `name:flight`, ids } for each flight that is applied. `ids` are the names of all
 *   that is on which may go into telemetry (EXP-10).
 * - `Ms.Web.ApiPerf` of the experiments' calls (SVC-3), from what the browser has measured.
 *
 * Each goes to the page as `cobble:telemetry` on `document`, whose detail is the event; the services'
 * `telemetry.onEvent` hears it there. What was told is remembered in the settings: the experiments' chunk and the
 * services' both call this.
 *
 * @param telemetry hands the events to the configured adapter
 */
export const exposures = (settings: Settings, { on, experiments }: FlightsApi, telemetry?: Telemetry): void => {
  settings.emitted ??= [];
  const { emitted } = settings;
  const report = (name: string, key: string, data: TelemetryEvent['data']) => {
    if (emitted.some((event) => event.name === name && event.data[key] === data[key])) return;
    const detail: TelemetryEvent = { name, data, time: Date.now() };
    emitted.push(detail);
    telemetry?.report(name, data);
    document.dispatchEvent(new CustomEvent('cobble:telemetry', { detail }));
  };

  const { config, assignment } = experimentsRoutes;
  const {
    configUrl = location.origin + config.path,
    assignmentUrl = settings.api.replace(/\/$/, '') + assignment.path,
  } = settings.experiments ?? {};
  const calls = [
    { path: config.path, method: 'GET', url: configUrl },
    { path: assignment.path, method: assignment.method, url: assignmentUrl },
  ];
  for (const { path, method, url } of calls) {
    // Entries of this type are of this class.
    const [entry] = performance.getEntriesByName(
      new URL(url, document.baseURI).href,
      'resource',
    ) as PerformanceResourceTiming[];
    if (entry)
      report('Ms.Web.ApiPerf', 'endpoint', {
        endpoint: path,
        method,
        status: entry.responseStatus || undefined,
        milliseconds: Math.round(entry.duration),
      });
  }

  const ids = telemetryIds([...on, ...experiments]);
  for (const experiment of experiments) report('cobble:exposure', 'experiment', { experiment, ids });
};
