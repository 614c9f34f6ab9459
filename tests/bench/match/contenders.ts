import { literalPrefilter } from '../../../cli/match/literal-prefilter';
import { compile } from '../../../src/experiments/engine/compile';
import type { Target } from '../../../src/experiments/engine/compile-experiment';
import type { Experiment } from '../../../src/experiments/engine/config';
import { inputLimit } from '../../../src/experiments/engine/patterns/is-catastrophic';
import { importTool } from '../../tools/tool.mjs';
import { reference } from '../../unit/experiments/reference';

const { isURLTargeted } = await importTool('bench', '@growthbook/growthbook');

/** `make` returns a function that counts the matches for a URL. */
export interface Contender {
  name: string;
  urls: number;
  make(experiments: readonly Experiment[]): (url: URL, target: Target) => number;
}

export const contenders: readonly Contender[] = [
  {
    name: 'Cobble, as cobble match',
    urls: 10_000,
    make: (experiments) => {
      const match = compile(experiments, inputLimit, undefined, literalPrefilter(experiments));
      return (_, target) => match(target).length;
    },
  },
  {
    name: 'Cobble, as the page (no prefilter)',
    urls: 1000,
    make: (experiments) => {
      const match = compile(experiments, inputLimit);
      return (_, target) => match(target).length;
    },
  },
  {
    name: 'RegExp made once, by domain',
    urls: 1000,
    make: (experiments) => {
      const all = (patterns: readonly string[] | null) => (patterns ?? []).map((pattern) => new RegExp(pattern));
      const domains = new Map<
        string,
        { include: RegExp[]; exclude: RegExp[]; search: RegExp[]; noSearch: RegExp[] }[]
      >();
      for (const { domain, rules } of experiments) {
        const made = {
          include: all(rules['url-include']),
          exclude: all(rules['url-exclude']),
          search: all(rules['search-include']),
          noSearch: all(rules['search-exclude']),
        };
        domains.set(domain, [...(domains.get(domain) ?? []), made]);
      }
      return (_, { hostname, pathname, search }) => {
        let count = 0;
        for (const made of domains.get(hostname) ?? []) {
          if (
            made.include.some((each) => each.test(pathname)) &&
            !made.exclude.some((each) => each.test(pathname)) &&
            (made.search.length === 0 || made.search.some((each) => each.test(search))) &&
            !made.noSearch.some((each) => each.test(search))
          )
            count++;
        }
        return count;
      };
    },
  },
  {
    name: 'The definition in five lines',
    urls: 100,
    make: (experiments) => (_, target) => reference(experiments, target).length,
  },
  {
    name: 'GrowthBook 1.8 isURLTargeted',
    urls: 100,
    make: (experiments) => {
      const targets = experiments.map(growthBookTargets);
      return ({ href }) => targets.filter((target) => isURLTargeted(href, target)).length;
    },
  },
];

/**
 * GrowthBook can't target domains or queries, so exclude URLs whose domain or query doesn't match. GrowthBook tests
 * path and query as one string, so path patterns must stop at `?` and `#`.
 */
const growthBookTargets = ({ domain, rules }: Experiment) => {
  const target = (include: boolean, pattern: string) => ({ type: 'regex' as const, include, pattern });
  const path = (pattern: string) =>
    `^${pattern.startsWith('^') ? '' : '[^?#]*'}${pattern.replace(/^\^/, '').replaceAll('[^/]', '[^/?#]').replace(/\$$/, '(?=$|[?#])')}`;
  return [
    target(false, `^https?://(?!${domain.replaceAll('.', '\\.')}[/?#])`),
    ...(rules['url-include'] ?? []).map((pattern) => target(true, path(pattern))),
    ...(rules['url-exclude'] ?? []).map((pattern) => target(false, path(pattern))),
    ...(rules['search-include'] ?? []).map((pattern) => target(false, `^/[^?#]*(?!\\?[^#]*${pattern})(?:[?#]|$)`)),
  ];
};
