import { consented } from '../../platform/consented';
import { NO_SETTINGS } from '../../platform/own-copy';
import { experimentsRoutes } from '../../services/experiments/routes';
import type { Settings } from '../../services/settings';
import type { Telemetry } from '../../services/telemetry/telemetry';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';
import type { Experiment } from '../engine/config';
import type { FlightsApi } from './flights-api';
import { telemetryIds } from './telemetry-ids';

/** `flights.applied` is a new list in each view of the page. */
let view: readonly string[] | undefined;

/** What was told of the page, which has asked once for all its views. */
const measured = new Set<string>();

/**
 * Tells what the page's experiments do, where the visitor has agreed to it:
 * - `cobble:exposure` { experiment, flight } for each flight that is applied, once a view: as an event of that name on
 *   `document`, and to the telemetry.
 * - `cobble:experiments` { ids } to the telemetry, once a view: the names of all that is on which may go there (EXP-10).
 * - `Ms.Web.ApiPerf` to the telemetry, of the experiments' calls (SVC-3), from what the browser has measured.
 *
 * What goes to the telemetry is also `cobble:telemetry` on `document`, whose detail is the event; the services'
 * `telemetry.onEvent` hears it there. `flights.emitted` stores the events of this view for listeners that are added later.
 *
 * @param telemetry hands the events to the configured adapter
 */
export const exposures = (
  settings: Settings,
  flights: FlightsApi,
  config: readonly Experiment[],
  telemetry: Telemetry,
): void => {
  if (!consented('telemetry')) return;
  const { on, experiments: running, applied } = flights;
  flights.emitted ??= [];
  const { emitted } = flights;
  if (view !== applied) emitted.length = 0;
  view = applied;
  const report = (name: string, data: TelemetryEvent['data']) => {
    const detail: TelemetryEvent = { name, data, time: Date.now() };
    emitted.push(detail);
    telemetry.report(name, data);
    document.dispatchEvent(new CustomEvent('cobble:telemetry', { detail }));
  };
  const { config: configRoute, assignment } = experimentsRoutes;
  const {
    configUrl = location.origin + configRoute.path,
    assignmentUrl = settings.api.replace(/\/$/, '') + assignment.path,
  } = settings.experiments ?? NO_SETTINGS;
  const calls = [
    { path: configRoute.path, method: 'GET', url: configUrl },
    { path: assignment.path, method: assignment.method, url: assignmentUrl },
  ];
  for (const { path, method, url } of calls) {
    // Entries of this type are of this class.
    const [entry] = performance.getEntriesByName(
      new URL(url, document.baseURI).href,
      'resource',
    ) as PerformanceResourceTiming[];
    if (!entry || measured.has(path)) continue;
    measured.add(path);
    report('Ms.Web.ApiPerf', {
      endpoint: path,
      method,
      status: entry.responseStatus || undefined,
      milliseconds: Math.round(entry.duration),
    });
  }

  const ids = telemetryIds([...on, ...running]);
  if (ids[0] && !emitted.some(({ name }) => name === 'cobble:experiments')) report('cobble:experiments', { ids });

  for (const { name: experiment, setup } of config) {
    for (const { flight } of setup) {
      const isTold = emitted.some(
        ({ name, data }) => name === 'cobble:exposure' && data.experiment === experiment && data.flight === flight,
      );
      if (isTold || !applied.includes(`${experiment}:${flight}`)) continue;
      const data = { experiment, flight };
      report('cobble:exposure', data);
      document.dispatchEvent(new CustomEvent('cobble:exposure', { detail: data }));
    }
  }
};
