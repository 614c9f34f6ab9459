import type { Problem } from './problem';

/** Names a list of patterns. It is also the reason if the list excludes a page (interface 7). */
export type RuleName = `${'url' | 'search'}-${'include' | 'exclude'}`;

export interface Setup {
  flight: string;
  js: readonly string[];
  css: readonly string[];
  /** Whether the page disables the stylesheets while the flight doesn't run on its URL. */
  removeStyles: boolean;
}

/** A normalised experiment: every list exists and contains only strings. */
export interface Experiment {
  name: string;
  /** The host in lower case. An experiment with the domain `''` runs nowhere. */
  domain: string;
  /**
   * Lists of patterns, in the order of the checks. An empty list accepts every page. `null` is a missing required
   * include, which rejects every page.
   */
  rules: Readonly<Record<RuleName, readonly string[] | null>>;
  setup: readonly Setup[];
}

export interface Config {
  experiments: readonly Experiment[];
  problems: readonly Problem[];
}

/** The expected shape. Reading any other shape throws, which skips the entry. */
interface Entry {
  name?: unknown;
  flights: {
    targeting: { [part in 'url' | 'search']?: { [kind in 'include' | 'exclude']?: unknown } } & { domain?: string };
    setup?: Record<string, { js?: unknown; css?: unknown; removeStyles?: unknown }>;
  };
}

/**
 * Reads a config (interface 6). Invalid entries are skipped and reported as problems. A key `__proto__` is harmless,
 * because only fixed names are read.
 *
 * @param config parsed JSON of any shape; `experiments` is a list, or an object keyed by name
 */
export const parseConfig = (config: unknown): Config => {
  const experiments: Experiment[] = [];
  const problems: Problem[] = [];
  const entries = Object((config as { experiments?: unknown } | null | undefined)?.experiments) as Record<
    string,
    Entry
  >;
  for (const [key, entry] of Object.entries(entries)) {
    try {
      experiments.push(parseEntry(Array.isArray(entries) ? entry.name : key, entry));
    } catch {
      problems.push({ code: 'malformed-experiment', at: key, values: {} });
    }
  }
  return { experiments, problems };
};

const parseEntry = (name: unknown, { flights }: Entry): Experiment => {
  const {
    targeting: { domain = '', url, search },
    setup = {},
  } = flights;
  // A string or list would count as no restriction, so the experiment would run anywhere. `[]` is PHP's empty object.
  if ((search as Partial<ArrayLike<unknown>> | undefined)?.[0]) throw new TypeError('search is no object');
  const include = texts(url?.include);
  return {
    name: (name as string).trim(),
    domain: domain.toLowerCase(),
    rules: {
      'url-include': include[0] ? include : null,
      'url-exclude': texts(url?.exclude),
      'search-include': texts(search?.include),
      'search-exclude': texts(search?.exclude),
    },
    setup: Object.entries(setup).map(([flight, { js, css, removeStyles }]) => ({
      flight,
      js: texts(js),
      css: texts(css),
      removeStyles: removeStyles === true,
    })),
  };
};

/** @throws TypeError for anything but a string or a list of strings, because only strings have `charAt` */
const texts = (value: unknown): string[] => ([value ?? []].flat() as string[]).filter((text) => text.charAt(0));
