import type { Experiment, Setup } from './config';

/** Manual switches of flights: the URL's parameters, or the command line's options. */
export interface Switches {
  enable: readonly string[];
  disable: readonly string[];
  /** Every flight is off. */
  disableAll: boolean;
}

const once = (texts: readonly string[]) => [...new Set(texts)];

/**
 * Reads the URL's switches: `enableflights`, `disableflights`, `disableallflights=true`. The first parameter of each
 * counts. Names are case-sensitive and trimmed. Empty names, names of more than 256 characters, and all after 100 names
 * are ignored.
 *
 * @param search a query, with or without its `?`
 */
export const switchesOf = (search: string): Switches => {
  const value = (verb: string) => new URLSearchParams(search).get(`${verb}flights`) ?? '';
  const names = (verb: string) =>
    value(verb)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && name.length < 257)
      .slice(0, 100);
  return { enable: names('enable'), disable: names('disable'), disableAll: value('disableall') === 'true' };
};

/**
 * Returns the flights that are on (EXP-6), each once: in the config's order, then those that only the assignment or the
 * switches name.
 *
 * @param experiments of the complete config
 * @param assigned empty without an assignment
 */
export const flightsOn = (
  experiments: readonly Experiment[],
  assigned: readonly string[],
  { enable, disable, disableAll }: Switches,
): string[] => {
  const listed = [...assigned, ...enable].filter((name) => !disableAll && !disable.includes(name));
  return once([
    ...experiments.flatMap(({ setup }) => setup.map(({ flight }) => flight)).filter((name) => listed.includes(name)),
    ...listed,
  ]);
};

/** A flight that is on, of an experiment that matches. */
export interface Running extends Setup {
  /** `experiment:flight`. */
  readonly id: string;
  readonly experiment: string;
}

/**
 * Returns the flights that run on a page, in the config's order (EXP-8).
 *
 * @param matched of the matcher
 * @param on of {@link flightsOn}
 */
export const runningOf = (matched: readonly Experiment[], on: readonly string[]): Running[] =>
  matched.flatMap(({ name: experiment, setup }) =>
    setup
      .filter(({ flight }) => on.includes(flight))
      .map((setup) => ({ ...setup, experiment, id: `${experiment}:${setup.flight}` })),
  );

/** The result for a page: published names, and files as written in the config. */
export interface Applied {
  /** `experiment:flight`, each once. */
  experiments: string[];
  scripts: string[];
  styles: string[];
}

/**
 * Returns what matching experiments add for the flights that are on (EXP-8), each once, in the config's order.
 *
 * @param matched of the matcher
 * @param on of {@link flightsOn}
 */
export const filesOf = (matched: readonly Experiment[], on: readonly string[]): Applied => {
  const running = runningOf(matched, on);
  return {
    experiments: once(running.map(({ id }) => id)),
    scripts: once(running.flatMap(({ js }) => js)),
    styles: once(running.flatMap(({ css }) => css)),
  };
};
