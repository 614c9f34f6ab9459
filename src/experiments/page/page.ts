import type { Settings } from '../../services/settings';
import { compile } from '../engine/compile';
import { compileExperiment } from '../engine/compile-experiment';
import type { Proof } from '../engine/compile-pattern';
import { parseConfig } from '../engine/config';
import { filesOf, flightsOn, switchesOf } from '../engine/flights';
import { limits } from '../engine/limits';
import { needsProof } from '../engine/needs-proof';
import { addFiles } from './add-files';
import { environment } from './environment';
import { fetchCached } from './fetch-cached';
import type { FlightsApi } from './flights-api';
import { preauth } from './preauth';
import { warn } from './warn';

/**
 * Runs the page's experiments. What is cached is applied before the browser gets to anything else: the promises that
 * are awaited then are settled ones.
 *
 * @param flights is filled
 * @returns resolves when they are applied and their files are there, or have failed
 */
export const start = async (settings: Settings, flights: FlightsApi): Promise<unknown> => {
  // `resolvePageSettings` has given `experiments`; `storage` is asked for below as what may be missing.
  const {
    api,
    storage,
    experiments: {
      configUrl = `${location.origin}/experiment/config.json`,
      assignmentUrl = `${api.replace(/\/$/, '')}/api/v1.0/flight/assignment`,
    },
  } = settings as Required<Settings>;
  const asked = environment(settings);
  const secret = preauth(storage?.preauth ?? 'preauth');
  const [json, answer] = await Promise.all([
    fetchCached('cobble-experiments', configUrl, secret),
    // EXP-3
    Object.values(asked)
      .slice(0, 7)
      .every((value) => value) && fetchCached(storage?.flights ?? 'flights', assignmentUrl, secret, asked),
  ]);
  const { experiments, problems } = parseConfig(json);
  problems.map(warn);
  const here = experiments.filter(({ domain }) => domain === location.hostname);
  // Few patterns need a proof, and no other page waits for its code.
  const sources = here.flatMap(({ rules }) => Object.values(rules).flat());
  let isCatastrophic: Proof | undefined;
  if (sources.some((source) => source && needsProof(source))) {
    try {
      ({ isCatastrophic } = await import('../engine/is-catastrophic'));
    } catch (error) {
      warn(String(error));
    }
  }
  const match = compile(here, isCatastrophic, warn);
  // Whatever a service answers: the list alone is looked at.
  const list = (answer as { flights?: unknown } | undefined)?.flights;
  const assigned = Array.isArray(list) && list.filter((name): name is string => name?.trim);

  const evaluate = () => {
    flights.on = flightsOn(experiments, assigned || [], switchesOf(location.search));
    const files = filesOf(match(location), flights.on);
    flights.experiments = files.experiments;
    if (settings.telemetry || location.search.includes('cobble-debug'))
      import('./after-evaluation').then(({ afterEvaluation }) =>
        afterEvaluation(
          settings,
          flights,
          experiments,
          assigned,
          isCatastrophic,
          compileExperiment,
          switchesOf,
          limits.input,
        ),
      );
    return addFiles(files, settings);
  };

  const done = evaluate();
  if (assigned) {
    const { on, experiments } = flights;
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'cobble:experiments', content: experiments }),
    );
    document.dispatchEvent(new CustomEvent('cobble:flights', { detail: { on, experiments } }));
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = (...values) => {
      original.apply(history, values);
      evaluate();
    };
  }
  addEventListener('popstate', evaluate);
  return done;
};
