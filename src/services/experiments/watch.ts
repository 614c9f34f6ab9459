import type { compileExperiment as CompileExperiment } from '../../experiments/engine/compile-experiment';
import type { Proof } from '../../experiments/engine/compile-pattern';
import type { Experiment } from '../../experiments/engine/config';
import type { switchesOf as SwitchesOf } from '../../experiments/engine/flights';
import type { Settings } from '../settings';
import { createTelemetry, type Telemetry } from '../telemetry/telemetry';
import { exposures } from './exposures';
import type { FlightsApi } from './flights-api';

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
  isCatastrophic: Proof | false | void,
  compileExperiment: typeof CompileExperiment,
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
      engine: (experiment, refused) => compileExperiment(experiment, isCatastrophic, refused)(location),
    }),
  );
};
