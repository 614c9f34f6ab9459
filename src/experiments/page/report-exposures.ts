import { consented } from '../../platform/consented';
import { experimentsRoutes } from '../../services/experiments/routes';
import type { Settings } from '../../services/settings';
import { createTelemetry, type Telemetry } from '../../services/telemetry/telemetry';
import type { TelemetryEvent } from '../../services/telemetry/telemetry-event';
import type { Experiment } from '../engine/config';
import type { SentRequest } from './fetch-cached';
import type { FlightsApi } from './flights-api';

type Report = Telemetry['report'];

/** Each view of the page has a new `flights.applied`. */
let view: readonly string[] | undefined;

/**
 * If the visitor has consented to telemetry, reports:
 * - `Ms.Web.ApiPerf` for each of the experiments' requests (SVC-3), whether or not an adapter is configured.
 * - `cobble:experiments` { ids }, once per view and when the ids change (EXP-10).
 * - `cobble:exposure` { experiment, flight } for each applied flight, once per view, also as an event on `document`.
 *
 * Each is also the detail of `cobble:telemetry` on `document`. Listeners that the services add later receive those of
 * this view.
 *
 * @param requests since the last call; emptied
 */
export const reportExposures = (
  settings: Settings,
  flights: FlightsApi,
  config: readonly Experiment[],
  requests: SentRequest[],
): void => {
  if (!consented('telemetry')) return;
  flights.telemetry ??= createTelemetry(settings);
  const { telemetry } = flights;
  const { replayed } = telemetry;
  if (view !== flights.applied) replayed.length = 0;
  view = flights.applied;
  const report: Report = (name, data) => {
    const detail = telemetry.report(name, data);
    if (detail) {
      replayed.push(detail);
      document.dispatchEvent(new CustomEvent('cobble:telemetry', { detail }));
    }
    return detail;
  };
  for (const request of requests.splice(0)) reportRequest(request, report);
  reportIds(telemetryIds([...flights.on, ...flights.experiments]), replayed, report);
  reportApplied(config, flights.applied, replayed, report);
};

/** The URLs are configurable, so the endpoint is the usual path. */
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

const reportApplied = (
  config: readonly Experiment[],
  applied: readonly string[],
  replayed: readonly TelemetryEvent[],
  report: Report,
): void => {
  for (const { name: experiment, setup } of config) {
    for (const { flight } of setup) {
      const isReported = replayed.some(
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
