import type { Settings } from '../../services/settings';
import { createTelemetry, type Telemetry } from '../../services/telemetry/telemetry';
import type { compileExperiment as CompileExperiment } from '../engine/compile-experiment';
import type { Proof } from '../engine/compile-pattern';
import type { Experiment } from '../engine/config';
import type { switchesOf as SwitchesOf } from '../engine/flights';
import { exposures } from './exposures';
import type { FlightsApi } from './flights-api';

let telemetry: Telemetry | undefined;

/**
 * What follows the page's experiments without being part of them: exposures, and the owners' overlay. Called after each
 * evaluation where somebody may ask, and whenever a flight has run or a file has failed. It is given the page's engine, so that nothing of it is loaded twice.
 */
export const afterEvaluation = (
  settings: Settings,
  flights: FlightsApi,
  experiments: readonly Experiment[],
  assigned: readonly string[] | false,
  proof: Proof | undefined,
  compileExperiment: typeof CompileExperiment,
  switchesOf: typeof SwitchesOf,
  evaluate: () => unknown,
): void => {
  if (!telemetry) {
    telemetry = createTelemetry(settings);
    addEventListener('pageshow', ({ persisted }) => {
      // From the back/forward cache: another view of the same page.
      if (!persisted) return;
      flights.applied = [];
      evaluate();
    });
  }
  exposures(settings, flights, experiments, telemetry);
  if (!/[?&]cobble-debug\b/.test(location.search)) return;
  void import('../overlay/overlay').then(({ overlay }) =>
    overlay({
      experiments,
      assigned: assigned || undefined,
      flights,
      // The page's own settings have it; the services know nothing of it.
      ignore: (settings as { ignore?: string }).ignore,
      switchesOf,
      engine: (experiment, refused) => compileExperiment(experiment, proof, refused)(location),
    }),
  );
};
