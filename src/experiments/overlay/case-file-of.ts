import type { Experiment } from '../engine/config';

export interface PageResult {
  /** The result's URL, without the parameter that opens the overlay. */
  url: URL;
  /** The config's absolute URL. */
  config: string;
  assigned: readonly string[];
  on: readonly string[];
  matched: readonly Experiment[];
}

const MAX_NAMES = 3;

/** Returns the page's result as a case file for `cobble test` (interface 7). */
export const caseFileOf = ({ url, config, assigned, on, matched }: PageResult): string => {
  const setups = matched.flatMap(({ setup }) => setup.filter(({ flight }) => on.includes(flight)));
  const experiments = matched.map(({ name }) => name);
  const more = experiments.length > MAX_NAMES ? ` and ${experiments.length - MAX_NAMES} more` : '';
  const made = {
    name: `${experiments.slice(0, MAX_NAMES).join(', ') || 'nothing'}${more} on ${url.pathname}`,
    url: url.href,
    flights: assigned,
    expect: {
      experiments,
      on,
      scripts: [...new Set(setups.flatMap(({ js }) => js))],
      styles: [...new Set(setups.flatMap(({ css }) => css))],
    },
  };
  return JSON.stringify({ config, cases: [made] }, null, 2);
};

/** Also removes the fragment. */
export const withoutOverlay = (href: string): URL => {
  const url = new URL(href);
  url.hash = '';
  // URLSearchParams would change the spelling of other parameters.
  url.search = url.search
    .slice(1)
    .split('&')
    .filter((part) => !/^cobble-debug(=|$)/.test(part))
    .join('&');
  return url;
};
