import { consented } from '../../platform/consented';
import { experimentsRoutes } from '../../services/experiments/routes';
import { createTelemetry, type Telemetry } from '../../services/telemetry/telemetry';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';
import type { SentRequest } from './fetch-cached';
import type { RunnerState } from './runner-state';
import { sourceOf } from './source-of';

type Report = Telemetry['report'];

/** The array `exposed` from the last call of `reportExposures`. A different array means a new page view. */
let view: readonly string[] | undefined;

/** A page view, current or past. */
export interface ReportedView {
  readonly exposed: readonly string[];
  readonly applied: readonly string[];
  /** The requests since the last report. `reportExposures` empties the array. */
  readonly requests: SentRequest[];
}

/**
 * With consent to telemetry, reports these events:
 * - `Ms.Web.ApiPerf` for each of the experiments' requests (SVC-3).
 * - `cobble:experiments` { ids }, once per page view, and again when the ids change (EXP-10).
 * - `cobble:exposure` for each assigned flight, once per page view.
 * - `cobble:flight-applied` or `cobble:flight-failed` for the files of these flights.
 *
 * Also fires `cobble:telemetry` on `document` for each event. Telemetry listeners added later receive the page view's
 * past events.
 */
export const reportExposures = (
  { settings, flights, config, assigned }: RunnerState,
  { exposed, applied, requests }: ReportedView,
): void => {
  if (!consented('telemetry')) return;
  flights.telemetry ??= createTelemetry(settings);
  const { telemetry } = flights;
  const { replayed } = telemetry;
  if (view !== exposed) replayed.length = 0;
  view = exposed;
  const report: Report = (name, data) => {
    const detail = telemetry.report(name, data);
    if (detail) {
      replayed.push(detail);
      document.dispatchEvent(new CustomEvent('cobble:telemetry', { detail }));
    }
    return detail;
  };
  const reportOnce = (name: 'exposure' | 'flight-applied' | 'flight-failed', data: object) => {
    const text = JSON.stringify(data);
    const isReported = replayed.some((event) => event.name === `cobble:${name}` && JSON.stringify(event.data) === text);
    if (!isReported) report(`cobble:${name}`, data as never);
  };
  for (const request of requests.splice(0)) reportRequest(request, report);
  reportIds(telemetryIds([...flights.on, ...flights.experiments]), replayed, report);
  for (const { name: experiment, setup } of config.experiments)
    for (const { flight } of setup) {
      const id = `${experiment}:${flight}`;
      const source = sourceOf(flight, assigned);
      // A flight that only the URL turned on is a preview, not part of the experiment's sample.
      if (source === 'url' || !exposed.includes(id)) continue;
      reportOnce('exposure', { experiment, flight, source });
      if (applied.includes(id)) reportOnce('flight-applied', { experiment, flight });
      for (const file of flights.failed)
        if (file.experiment === experiment && file.flight === flight) reportOnce('flight-failed', file);
    }
};

/** Reports the default path as the endpoint, because the actual URL depends on the site. */
const reportRequest = ({ method, response, milliseconds }: SentRequest, report: Report): void => {
  const { config, assignment } = experimentsRoutes;
  const { path: endpoint } = method ? assignment : config;
  report('Ms.Web.ApiPerf', {
    endpoint,
    method: method ?? 'GET',
    status: response?.status,
    milliseconds: Math.round(milliseconds),
  });
};

const reportIds = (ids: readonly string[], replayed: readonly TelemetryEvent[], report: Report): void => {
  const last = replayed.findLast(({ name }) => name === 'cobble:experiments')?.data.ids ?? [];
  if (`${ids}` !== `${last}`) report('cobble:experiments', { ids });
};

/** Returns the names that may be reported as experiment ids (EXP-10). */
export const telemetryIds = (names: readonly string[]): string[] =>
  names.filter((name) => name.length <= 256 && /^(AX|EX|SF|C[SFTU]|D[CF]|H5|HL|WS|WP):/.test(name));
