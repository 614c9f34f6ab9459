import type { Experiment, Setup } from './config';

export interface Switches {
  enable: readonly string[];
  disable: readonly string[];
  disableAll: boolean;
}

const once = (texts: readonly string[]) => [...new Set(texts)];

/**
 * Reads `enableflights`, `disableflights` and `disableallflights=true`. Uses only the first parameter of each name, and
 * at most 100 flights of at most 256 characters. Flight names are trimmed and case-sensitive.
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

/** Returns the flights that are on, without duplicates. Those in the config come first, in its order (EXP-6). */
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

export interface Running extends Setup {
  readonly id: string;
  readonly experiment: string;
}

/** Returns the running flights in the config's order (EXP-8). */
export const runningOf = (matched: readonly Experiment[], on: readonly string[]): Running[] =>
  matched.flatMap(({ name: experiment, setup }) =>
    setup
      .filter(({ flight }) => on.includes(flight))
      .map((setup) => ({ ...setup, experiment, id: `${experiment}:${setup.flight}` })),
  );

export interface Applied {
  /** Unique `experiment:flight` pairs. */
  experiments: string[];
  scripts: string[];
  styles: string[];
}

/** Each returned list has the config's order (EXP-8) and no duplicates. */
export const filesOf = (matched: readonly Experiment[], on: readonly string[]): Applied => {
  const running = runningOf(matched, on);
  return {
    experiments: once(running.map(({ id }) => id)),
    scripts: once(running.flatMap(({ js }) => js)),
    styles: once(running.flatMap(({ css }) => css)),
  };
};
