// Measures in a fresh process: `tsx measure.ts CONTENDER EXPERIMENTS DOMAINS`.
import { parseConfig } from '../../../src/experiments/engine/config';
import { contenders } from '../match/contenders';
import { benchData } from '../match/data';
import type { Figures } from './figures';

const [index, count, domains] = process.argv.slice(2).map(Number) as [number, number, number];
const { urls, make } = contenders[index]!;
const { config, pages } = benchData({ experiments: count, domains });
const { experiments } = parseConfig(config);
const given = pages
  .slice(0, urls)
  .map((page) => new URL(page))
  .map((url) => ({ url, target: { hostname: url.hostname, pathname: url.pathname, search: url.search } }));
const pairs = experiments.length * given.length;
/** With this many pairs, measure a single pass instead of five, because each pass takes 15 s. */
const MANY = 1e9;
let match: ReturnType<typeof make> | undefined;
let found = 0;

/**
 * Returns nanoseconds per pair: the lesser of the wall time, which includes other load, and the CPU time, which
 * includes helper threads.
 */
const pass = (): number => {
  const start = performance.now();
  const before = process.cpuUsage();
  match ??= make(experiments);
  for (const { url, target } of given) found += match(url, target);
  const { user, system } = process.cpuUsage(before);
  return (Math.min(performance.now() - start, (user + system) / 1000) * 1e6) / pairs;
};

const cold = pass();
const warm = Math.min(...Array.from({ length: urls > 100 && pairs < MANY ? 5 : 1 }, pass));
found = 0;
for (const { url, target } of given.slice(0, 100)) found += match!(url, target);
process.stdout.write(JSON.stringify({ cold, warm, matches: found } satisfies Figures));
