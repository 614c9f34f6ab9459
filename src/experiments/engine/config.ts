import type { Problem } from './problem';

/** The name of a pattern list. If the list prevents a match, the name is the reported reason (interface 7). */
export type RuleName = `${'url' | 'search'}-${'include' | 'exclude'}`;

export interface Setup {
  flight: string;
  js: readonly string[];
  css: readonly string[];
  /** Whether to disable the flight's stylesheets while the flight doesn't run. */
  removeStyles: boolean;
}

/** Normalised: every list exists and contains only strings. */
export interface Experiment {
  name: string;
  /** In lower case. `''` matches no page. */
  domain: string;
  /**
   * Lists of patterns, checked in the order of the keys. An empty list accepts every page. `null` stands for a missing
   * required list, and rejects every page.
   */
  rules: Readonly<Record<RuleName, readonly string[] | null>>;
  setup: readonly Setup[];
}

export interface Config {
  experiments: readonly Experiment[];
  problems: readonly Problem[];
}

/** The expected shape of an entry. Reading another shape throws an error, so `parseConfig` skips the entry. */
interface Entry {
  name?: unknown;
  flights: {
    targeting: { [part in 'url' | 'search']?: { [kind in 'include' | 'exclude']?: unknown } } & { domain?: string };
    setup?: Record<string, { js?: unknown; css?: unknown; removeStyles?: unknown }>;
  };
}

/**
 * Reads a config (interface 6). Skips invalid entries and reports them as problems. A key `__proto__` is harmless,
 * because only fixed names are read.
 *
 * @param config parsed JSON of any shape
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
  // Reject strings and lists, because a value without `include` and `exclude` matches every query. Accept `[]`, which
  // PHP writes for an empty object.
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

/** Returns an empty list for a missing value. @throws TypeError for a value that isn't a string */
const texts = (value: unknown): string[] => ([value ?? []].flat() as string[]).filter((text) => text.charAt(0));
