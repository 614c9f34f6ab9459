// Modules are bundled in the order of their imports: in this one they compress to the fewest bytes.
import type { Settings } from '../settings';
import { addElement } from './add-element';
import { addFiles } from './add-files';
import { parseConfig } from './config';
import { environment } from './environment';
import { limits, suspicious } from './expression';
import { filesOf, flightsOn, switchesOf } from './flights';
import type { FlightsApi } from './flights-api';
import { hourly } from './hourly';
import { preauth } from './preauth';
import { ready } from './targeting';
import { warn } from './warn';

/**
 * Runs the page's experiments. What is cached is applied before the browser gets to anything else: the promises that
 * are awaited then are settled ones.
 *
 * @param flights is filled
 * @returns resolves when they are applied and their files are there, or have failed
 */
export const start = async (settings: Settings, flights: FlightsApi): Promise<unknown> => {
  const {
    api,
    storage,
    experiments: {
      configUrl = location.origin + '/experiment/config.json',
      assignmentUrl = api.replace(/\/$/, '') + '/api/v1.0/flight/assignment',
    },
  } = settings as Required<Settings>;
  const asked = environment(settings);
  const secret = preauth(storage?.preauth ?? 'preauth');
  const [json, answer] = await Promise.all([
    hourly('cobble-experiments', configUrl, secret),
    // EXP-3
    Object.values(asked)
      .slice(0, 7)
      .every((value) => value) && hourly(storage?.flights ?? 'flights', assignmentUrl, secret, asked),
  ]);
  const { experiments, problems } = parseConfig(json);
  problems.map(warn);
  const here = experiments.filter(({ domain }) => domain == location.hostname);
  // Few patterns need a judge, and no other page waits for its code.
  const judge =
    here.some(({ rules }) => Object.values(rules).flat().some(suspicious)) &&
    (await import('./endless').then((module) => module.endless, warn));
  const list = (answer as { flights?: unknown } | undefined)?.flights;
  const assigned = Array.isArray(list) && list.filter((name): name is string => name?.trim);

  const evaluate = () => {
    const on = (flights.on = flightsOn(experiments, assigned || [], switchesOf(location.search)));
    const files = filesOf(
      here.filter((experiment) => ready(experiment, judge, warn)(location) == 'match'),
      on,
    );
    flights.experiments = files.experiments;
    if (settings.telemetry || location.search.includes('cobble-debug'))
      import('./watch').then(({ watch }) =>
        watch(settings, flights, experiments, assigned, judge, ready, switchesOf, limits.input),
      );
    return addFiles(files, settings);
  };

  const done = evaluate();
  if (assigned) {
    const { on, experiments } = flights;
    addElement('meta', { name: 'cobble:experiments', content: experiments });
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
