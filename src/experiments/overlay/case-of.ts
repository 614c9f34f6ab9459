import type { Experiment } from '../engine/config';

/** The input of a case for `cobble test`. */
export interface PageState {
  href: string;
  assigned: readonly string[];
  on: readonly string[];
  /** The experiments that match. */
  matched: readonly Experiment[];
}

/**
 * Returns what the page runs as a case for `cobble test` (interface 7): JSON to paste under `cases`. The URL keeps its
 * switches, because they change what runs, but not the overlay's own parameter.
 */
export const caseOf = ({ href, assigned, on, matched }: PageState): string => {
  const url = new URL(href);
  url.hash = '';
  // Not by URLSearchParams, which would change the spelling of other parameters.
  url.search = url.search
    .slice(1)
    .split('&')
    .filter((part) => !/^cobble-debug(=|$)/.test(part))
    .join('&');
  const setups = matched.flatMap(({ setup }) => setup.filter(({ flight }) => on.includes(flight)));
  const experiments = matched.map(({ name }) => name);
  const made = {
    name: `${experiments.join(', ') || 'nothing'} on ${url.pathname}`,
    url: url.href,
    flights: assigned,
    expect: {
      experiments,
      on,
      scripts: [...new Set(setups.flatMap(({ js }) => js))],
      styles: [...new Set(setups.flatMap(({ css }) => css))],
    },
  };
  return JSON.stringify(made, null, 2);
};
