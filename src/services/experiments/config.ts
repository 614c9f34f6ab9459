/** The four lists of patterns in a targeting, named as the reason for which a page misses them (interface 7). */
export type RuleName = 'url-include' | 'url-exclude' | 'search-include' | 'search-exclude';

/** The files that one flight adds to the page, as written in the config. */
export interface Setup {
  flight: string;
  js: readonly string[];
  css: readonly string[];
}

/** One experiment of a config in its normal form: every list is there, nothing is of a foreign type. */
export interface Experiment extends Record<RuleName, readonly string[] | null> {
  name: string;
  /** Lower case; `''` when missing or bad, which equals no page's. The lists of patterns: empty is no pattern, `null` is of a wrong type and lets nothing match. */
  domain: string;
  /** In the config's order. */
  setup: readonly Setup[];
}

/** The config's sound part, and one line for each thing that was left out. */
export interface Config {
  experiments: readonly Experiment[];
  problems: readonly string[];
}

/** Any object, as a bag of unknown members. Own members only: a key `__proto__` made by `JSON.parse` is an own one and does no harm. */
const bag = (value: unknown): Record<string, unknown> => (value && typeof value == 'object' ? value : {}) as Record<string, unknown>;

const own = (value: unknown, key: string): unknown => Object.hasOwn(bag(value), key) ? bag(value)[key] : undefined;

/**
 * Reads a config tolerantly (interface 6): what is sound is kept, the rest is left out with a reason. Never throws.
 *
 * @param config parsed JSON of any shape; `experiments` is a list, or an object keyed by name
 */
export const parseConfig = (config: unknown): Config => {
  const experiments: Experiment[] = [];
  const problems: string[] = [];

  /** A text or a list of texts, without the empty ones; `null` for anything else. */
  const texts = (value: unknown, where: string): string[] | null => {
    const list = Array.isArray(value) ? value : [value ?? ''];
    if (list.every(text => typeof text == 'string')) return list.filter(text => text);
    problems.push(`${where} is no text or list of texts`);
    return null;
  };

  const list = own(config, 'experiments');
  if (list !== bag(list)) problems.push('experiments is no list or object');
  for (const [key, entry] of Object.entries(bag(list))) {
    const name = Array.isArray(list) ? own(entry, 'name') : key;
    const flights = own(entry, 'flights');
    if (typeof name != 'string' || !name || !flights) {
      problems.push(`experiment ${JSON.stringify(name) ?? key} has no name or flights`);
      continue;
    }
    const targeting = own(flights, 'targeting');
    const rule = (part: string, kind: string) => texts(own(own(targeting, part), kind), `${name}: ${part}.${kind}`);
    const domain = own(targeting, 'domain');
    experiments.push({
      name,
      domain: typeof domain == 'string' ? domain.toLowerCase() : '',
      'url-include': rule('url', 'include'),
      'url-exclude': rule('url', 'exclude'),
      'search-include': rule('search', 'include'),
      'search-exclude': rule('search', 'exclude'),
      setup: Object.entries(bag(own(flights, 'setup'))).map(([flight, files]) => ({
        flight,
        js: texts(own(files, 'js'), `${name}: ${flight}.js`) ?? [],
        css: texts(own(files, 'css'), `${name}: ${flight}.css`) ?? [],
      })),
    });
  }
  return { experiments, problems };
};
