import { consented } from '../../platform/consented';
import type { FailedFile } from '../../services/experiments/failed-file';
import type { Settings } from '../../services/settings';
import { compileExperiment } from '../engine/compile-experiment';
import type { Proof } from '../engine/compile-pattern';
import { parseConfig } from '../engine/config';
import { flightsOn, type Running, runningOf, switchesOf } from '../engine/flights';
import { quickLimit } from '../engine/quick-limit';
import { addFile } from './add-file';
import { environment } from './environment';
import { fetchCached } from './fetch-cached';
import type { FlightsApi } from './flights-api';
import { isFirstTime } from './is-first-time';
import { matchInTime } from './match-in-time';
import { preauth } from './preauth';
import { warn } from './warn';

/** Milliseconds that a file is waited for at most. */
const PATIENCE = 3000;

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
  const secret = preauth(storage?.preauth ?? 'preauth');
  let assigned: string[] | false = false;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    const asked = environment(settings);
    // EXP-3
    const isKnown = Object.values(asked)
      .slice(0, 7)
      .every((value) => value);
    // Whatever a service answers: the list alone is looked at.
    const list = (
      (isKnown && (await fetchCached(storage?.flights ?? 'flights', assignmentUrl, secret, asked))) as
        | { flights?: unknown }
        | undefined
    )?.flights;
    // Consent may have been withdrawn meanwhile.
    if (!consented('storage')) asking = undefined;
    else assigned = Array.isArray(list) && list.filter((name): name is string => name?.trim);
  };
  /** Once a page, at the first consent: what it says does not change again while the page is open. */
  const askOnce = () => {
    if (consented('storage')) asking ??= ask();
    return asking;
  };
  const [json] = await Promise.all([fetchCached('cobble-experiments', configUrl, secret), askOnce()]);
  const { experiments, problems } = parseConfig(json);
  problems.map(warn);
  const here = experiments.filter(({ domain }) => domain === location.hostname);
  // Few patterns need a proof, and no other page waits for its code.
  const sources = here.flatMap(({ rules }) => Object.values(rules).flat());
  let proof: Proof | undefined;
  if (sources.some((source) => source && !quickLimit(source))) {
    try {
      ({ inputLimit: proof } = await import('../engine/is-catastrophic'));
    } catch (error) {
      warn(String(error));
    }
  }
  const match = matchInTime(here, proof, warn);
  // It may have come since.
  await askOnce();

  const tell = () => {
    import('./after-evaluation').then(
      ({ afterEvaluation }) =>
        afterEvaluation(settings, flights, experiments, assigned, proof, compileExperiment, switchesOf, evaluate),
      (error) => warn(String(error)),
    );
  };
  const apply = ({ id }: Running) => {
    if (flights.applied.includes(id)) return;
    flights.applied.push(id);
    tell();
  };

  const evaluate = () => {
    flights.on = flightsOn(experiments, assigned || [], switchesOf(location.search));
    const running = runningOf(match(location), flights.on);
    flights.experiments = [...new Set(running.map(({ id }) => id))];
    // Also what has run before may be told only now.
    if (settings.telemetry || flights.applied[0] || location.search.includes('cobble-debug')) tell();
    const add = (name: 'link' | 'script', kind: 'css' | 'js') =>
      running.flatMap((flight) =>
        flight[kind].map(async (url) => {
          try {
            await Promise.race([
              addFile(name, url, settings).then(() => apply(flight)),
              new Promise((_, refuse) => setTimeout(refuse, PATIENCE, 'network')),
            ]);
          } catch (reason) {
            // The two throw nothing else.
            (await import('./fail-file')).failFile(flights, flight, url, reason as FailedFile['reason']);
          }
        }),
      );
    const done = Promise.allSettled([...add('link', 'css'), ...add('script', 'js')]);
    for (const flight of running) if (!flight.css[0] && !flight.js[0]) apply(flight);
    // EXP-7
    if (assigned && isFirstTime('cobble:flights')) {
      const { on, experiments } = flights;
      document.head.append(
        Object.assign(document.createElement('meta'), { name: 'cobble:experiments', content: experiments }),
      );
      document.dispatchEvent(new CustomEvent('cobble:flights', { detail: { on, experiments } }));
    }
    return done;
  };

  const done = evaluate();
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = (...values) => {
      original.apply(history, values);
      evaluate();
    };
  }
  addEventListener('popstate', evaluate);
  document.addEventListener('cobble:consent', async () => {
    await askOnce();
    evaluate();
  });
  return done;
};
