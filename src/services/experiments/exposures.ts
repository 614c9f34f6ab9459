import type { Settings } from '../settings';
import { experimentsRoutes } from '../routes/experiments';
import { createTelemetry, type Telemetry, type TelemetryEvent } from '../telemetry/telemetry';
import type { FlightsApi } from './flights-api';
import { telemetryIds } from './telemetry-ids';

const reported = new Set<string>();
let telemetry: Telemetry | undefined;

/**
 * Reports what the page's experiments do, once a page view each:
 * - `cobble:exposure` { experiment: `name:flight`, ids } for each flight that is applied. `ids` are the names of all that is on
 *   which may go into telemetry (EXP-10).
 * - `Ms.Web.ApiPerf` of the experiments' calls (SVC-3), from what the browser has measured.
 *
 * Each goes to the configured adapter, and to the page as `cobble:telemetry` on `document`, whose detail is the event; the
 * services' `telemetry.onEvent` hears it there.
 */
export const exposures = (settings: Settings, { on, experiments }: FlightsApi): void => {
  telemetry ??= createTelemetry(settings);
  const report = (key: string, name: string, data: TelemetryEvent['data']) => {
    if (reported.has(key)) return;
    reported.add(key);
    telemetry!.report(name, data);
    const detail: TelemetryEvent = { name, data, time: Date.now() };
    (settings.told ??= []).push(detail);
    document.dispatchEvent(new CustomEvent('cobble:telemetry', { detail }));
  };

  const { config, assignment } = experimentsRoutes;
  const { configUrl, assignmentUrl } = settings.experiments ?? {};
  const calls = [
    { path: config.path, method: 'GET', url: configUrl ?? config.path },
    { path: assignment.path, method: assignment.method, url: assignmentUrl ?? settings.api + assignment.path },
  ];
  for (const { path, method, url } of calls) {
    const [entry] = performance.getEntriesByName(new URL(url, location.href).href, 'resource') as PerformanceResourceTiming[];
    if (entry) report(path, 'Ms.Web.ApiPerf', { endpoint: path, method, status: entry.responseStatus || undefined, milliseconds: Math.round(entry.duration) });
  }

  const ids = telemetryIds([...on, ...experiments]);
  for (const experiment of experiments) report(` ${experiment}`, 'cobble:exposure', { experiment, ids });
};
