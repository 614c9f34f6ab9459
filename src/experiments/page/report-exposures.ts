import { consented } from '../../platform/consented';
import type { Settings } from '../../services/settings';
import { createTelemetry, type Telemetry } from '../../services/telemetry/telemetry';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';
import type { Experiment } from '../engine/config';
import { endpoints } from './endpoints';
import type { FlightsApi } from './flights-api';

type Report = (name: string, data: TelemetryEvent['data']) => void;

let telemetry: Telemetry | undefined;

/** Each view of the page has a new `flights.applied`. */
let view: readonly string[] | undefined;

const reportedRequests = new Set<string>();

/**
 * If the visitor has consented to telemetry, reports:
 * - `cobble:exposure` { experiment, flight } for each applied flight, once per view, also as an event on `document`.
 * - `cobble:experiments` { ids }, once per view (EXP-10).
 * - `Ms.Web.ApiPerf` for the experiments' requests (SVC-3).
 *
 * Each is also the detail of `cobble:telemetry` on `document`, for the services' `telemetry.onEvent`.
 */
export const reportExposures = (settings: Settings, flights: FlightsApi, config: readonly Experiment[]): void => {
  if (!consented('telemetry')) return;
  telemetry ??= createTelemetry(settings);
  const { report: send } = telemetry;
  flights.emitted ??= [];
  const { emitted } = flights;
  if (view !== flights.applied) emitted.length = 0;
  view = flights.applied;
  const report: Report = (name, data) => {
    const detail: TelemetryEvent = { name, data, time: Date.now() };
    emitted.push(detail);
    send(name, data);
    document.dispatchEvent(new CustomEvent('cobble:telemetry', { detail }));
  };
  reportRequests(settings, report);
  const ids = telemetryIds([...flights.on, ...flights.experiments]);
  if (ids[0] && !emitted.some(({ name }) => name === 'cobble:experiments')) report('cobble:experiments', { ids });
  reportApplied(config, flights.applied, emitted, report);
};

const reportRequests = (settings: Settings, report: Report): void => {
  for (const { path, method, url } of Object.values(endpoints(settings))) {
    const [entry] = performance.getEntriesByName(new URL(url, document.baseURI).href, 'resource');
    if (!(entry instanceof PerformanceResourceTiming) || reportedRequests.has(path)) continue;
    reportedRequests.add(path);
    report('Ms.Web.ApiPerf', {
      endpoint: path,
      method,
      status: entry.responseStatus || undefined,
      milliseconds: Math.round(entry.duration),
    });
  }
};

const reportApplied = (
  config: readonly Experiment[],
  applied: readonly string[],
  emitted: readonly TelemetryEvent[],
  report: Report,
): void => {
  for (const { name: experiment, setup } of config) {
    for (const { flight } of setup) {
      const isReported = emitted.some(
        ({ name, data }) => name === 'cobble:exposure' && data.experiment === experiment && data.flight === flight,
      );
      if (isReported || !applied.includes(`${experiment}:${flight}`)) continue;
      const data = { experiment, flight };
      report('cobble:exposure', data);
      document.dispatchEvent(new CustomEvent('cobble:exposure', { detail: data }));
    }
  }
};

/**
 * Returns the names that may be reported as experiment ids (EXP-10).
 *
 * @param names flights that are on, and `experiment:flight` pairs
 */
export const telemetryIds = (names: readonly string[]): string[] =>
  names.filter((name) => name.length <= 256 && /^(AX|EX|SF|C[SFTU]|D[CF]|H5|HL|WS|WP):/.test(name));
