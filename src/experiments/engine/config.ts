/** The four lists of patterns in a targeting, named as the reason for which a page misses them (interface 7). */
export type RuleName = `${'url' | 'search'}-${'include' | 'exclude'}`;

/** The files that one flight adds to the page, as written in the config. */
export interface Setup {
  flight: string;
  js: readonly string[];
  css: readonly string[];
}

/** One experiment of a config in its normal form: every list is there, nothing is of a foreign type. */
export interface Experiment {
  name: string;
  /** Lower case; `''` when missing, which is no page's. */
  domain: string;
  /**
   * Patterns, in the order in which the rules are asked. An empty list is no rule; `null` is one that nothing can meet:
   * the missing include of the path.
   */
  rules: Readonly<Record<RuleName, readonly string[] | null>>;
  /** In the config's order. */
  setup: readonly Setup[];
}

/** The config's valid part, and one line for each thing that was left out. */
export interface Config {
  experiments: readonly Experiment[];
  problems: readonly string[];
}

/** What is hoped for in an entry; whatever else is there throws on the way and the entry is left out. */
interface Entry {
  name?: unknown;
  flights: {
    targeting: { [part in 'url' | 'search']?: { [kind in 'include' | 'exclude']?: unknown } } & { domain?: string };
    setup?: Record<string, { js?: unknown; css?: unknown }>;
  };
}

/**
 * A text or a list of texts, without the empty ones. Throws for all else, which the cast leaves to that: a list in a list
 * has no `charAt`.
 */
const texts = (value: unknown): string[] => ([value ?? []].flat() as string[]).filter((text) => text.charAt(0));

/**
 * Reads a config tolerantly (interface 6): entries that are valid are kept, the others are left out with a reason.
 * Never throws. Only members with fixed names are read, and nothing is written by a name of the config's, so a key
 * `__proto__` does no harm.
 *
 * @param config parsed JSON of any shape; `experiments` is a list, or an object keyed by name
 */
export const parseConfig = (config: unknown): Config => {
  const experiments: Experiment[] = [];
  const problems: string[] = [];
  const given = Object((config as { experiments?: unknown } | null | undefined)?.experiments) as Record<string, Entry>;
  for (const [key, entry] of Object.entries(given)) {
    try {
      const name = (Array.isArray(given) ? entry.name : key) as string;
      const {
        targeting: { domain = '', url, search },
        setup = {},
      } = entry.flights;
      // A text or a list has no `include`: without the restriction that was meant it would run anywhere. An empty list is
      // what PHP writes for an empty object.
      if ((search as Partial<ArrayLike<unknown>> | undefined)?.[0]) throw 0;
      const include = texts(url?.include);
      experiments.push({
        name: name.trim(),
        domain: domain.toLowerCase(),
        rules: {
          'url-include': include[0] ? include : null,
          'url-exclude': texts(url?.exclude),
          'search-include': texts(search?.include),
          'search-exclude': texts(search?.exclude),
        },
        setup: Object.entries(setup).map(([flight, { js, css }]) => ({ flight, js: texts(js), css: texts(css) })),
      });
    } catch {
      problems.push(`malformed experiment ${key}`);
    }
  }
  return { experiments, problems };
};
