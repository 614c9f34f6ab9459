import type { Experiment } from '../engine/config';

/** What a case for `cobble test` is made of. */
export interface PageState {
  /** The page's address. */
  href: string;
  assigned: readonly string[];
  on: readonly string[];
  /** The experiments that match. */
  matched: readonly Experiment[];
}

/**
 * What the page runs, as a case for `cobble test` (interface 7): JSON to paste under `cases`. The overlay's own
 * parameter is taken out of the address; the switches stay, as they are part of what is shown.
 */
export const caseOf = ({ href, assigned, on, matched }: PageState): string => {
  const url = new URL(href);
  url.hash = '';
  // By the text: other parameters keep their spelling.
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
