import type { Experiment } from '../engine/config';

export interface PageState {
  href: string;
  assigned: readonly string[];
  on: readonly string[];
  matched: readonly Experiment[];
}

/**
 * Returns a case for `cobble test` (interface 7). Its URL keeps the switches, but not the parameter that opens the
 * overlay.
 */
export const caseOf = ({ href, assigned, on, matched }: PageState): string => {
  const url = new URL(href);
  url.hash = '';
  // URLSearchParams would change the encoding of the rest.
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
