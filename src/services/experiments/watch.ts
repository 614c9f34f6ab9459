import type { Settings } from '../settings';
import { createTelemetry, type Telemetry } from '../telemetry/telemetry';
import type { Experiment } from './config';
import { exposures } from './exposures';
import type { Judge } from './expression';
import type { switchesOf as SwitchesOf } from './flights';
import type { FlightsApi } from './flights-api';
import type { ready as Ready } from './targeting';

let telemetry: Telemetry | undefined;

/**
 * What follows the page's experiments without being part of them: telemetry, and the owners' overlay. Called after each
 * evaluation. The page lends its engine, so that nothing of it is loaded twice.
 */
export const watch = (
  settings: Settings,
  flights: FlightsApi,
  experiments: readonly Experiment[],
  assigned: readonly string[] | false,
  judge: Judge | false | void,
  ready: typeof Ready,
  switchesOf: typeof SwitchesOf,
  longest: number,
): void => {
  if (settings.telemetry) exposures(settings, flights, (telemetry ??= createTelemetry(settings)));
  if (!/[?&]cobble-debug\b/.test(location.search)) return;
  void import('./overlay/overlay').then(({ overlay }) =>
    overlay({
      experiments,
      assigned: assigned || undefined,
      on: flights.on,
      switchesOf,
      longest,
      engine: (experiment, refused) => ready(experiment, judge, refused)(location),
    }),
  );
};
