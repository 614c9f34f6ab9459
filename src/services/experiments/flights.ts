import type { Experiment } from './config';

/** What switches flights by hand: the URL's parameters, or the command line's options. */
export interface Switches {
  enable: readonly string[];
  disable: readonly string[];
  /** Every flight is off. */
  disableAll: boolean;
}

/** At most so many names in one parameter, of at most so many characters each; what goes beyond is ignored. */
const most = { names: 100, characters: 256 } as const;

/**
 * Reads the URL's switches: `enableflights`, `disableflights`, `disableallflights=true`. The first parameter of a name
 * counts, names are case-sensitive and trimmed, empty ones are none.
 *
 * @param search a query, with or without its `?`
 */
export const switchesOf = (search: string): Switches => {
  const parameters = new URLSearchParams(search);
  const names = (parameter: string) => (parameters.get(parameter) ?? '').split(',').map(name => name.trim())
    .filter(name => name && name.length <= most.characters).slice(0, most.names);
  return { enable: names('enableflights'), disable: names('disableflights'), disableAll: parameters.get('disableallflights') == 'true' };
};

/**
 * The flights that are on (EXP-6), each once, in the config's order, then the assignment's, then the switches' in turn.
 * Also flights that no experiment of the config names.
 *
 * @param experiments the whole config
 * @param assigned what the assignment lists; empty without one
 * @param switches the command line's before the URL's
 */
export const flightsOn = (experiments: readonly Experiment[], assigned: readonly string[], ...switches: readonly Switches[]): string[] => {
  if (switches.some(({ disableAll }) => disableAll)) return [];
  const listed = new Set([...assigned, ...switches.flatMap(({ enable }) => enable)]);
  for (const { disable } of switches) for (const name of disable) listed.delete(name);
  const named = experiments.flatMap(({ setup }) => setup.map(({ flight }) => flight));
  return [...new Set([...named, ...listed])].filter(name => listed.has(name));
};

/** What a page runs: published names, and files as written in the config. */
export interface Applied {
  /** `experiment:flight`, each once. */
  experiments: string[];
  scripts: string[];
  styles: string[];
}

/**
 * What matching experiments add for the flights that are on (EXP-8), each once, in the config's order.
 *
 * @param matched of the matcher
 * @param on of {@link flightsOn}
 */
export const filesOf = (matched: readonly Experiment[], on: readonly string[]): Applied => {
  const running = matched.flatMap(({ name, setup }) => setup.filter(({ flight }) => on.includes(flight)).map(each => ({ ...each, id: `${name}:${each.flight}` })));
  const once = (texts: string[]) => [...new Set(texts)];
  return {
    experiments: once(running.map(({ id }) => id)),
    scripts: once(running.flatMap(({ js }) => js)),
    styles: once(running.flatMap(({ css }) => css)),
  };
};
