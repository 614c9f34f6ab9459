// npm run bench:match: nanoseconds for one experiment and one URL, over 1,000 experiments x 10,000 URLs of one domain
// (the worst case: nothing is saved by the domain) and of eight. Cold is a fresh process, from the parsed config to the
// last URL; warm is the same again, the best of five. Each figure is the best of several processes, by the wall clock
// or by CPU time, whichever is less: other work on the machine only adds.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '../../../src/services/experiments/config';
import { contenders } from './contenders';
import { benchData } from './data';

interface Figures {
  cold: number;
  warm: number;
  /** Among the first hundred URLs, which every contender is given: all must find the same. */
  matches: number;
}

const measure = (index: number, domains: number): Figures => {
  const { name: _, urls, make } = contenders[index]!;
  const { config, pages } = benchData({ domains });
  const { experiments } = parseConfig(config);
  const given = pages
    .slice(0, urls)
    .map((page) => new URL(page))
    .map((url) => ({ url, target: { hostname: url.hostname, pathname: url.pathname, search: url.search } }));
  const pairs = experiments.length * given.length;
  let match: ReturnType<typeof make> | undefined;
  let found = 0;
  const pass = (): number => {
    const start = performance.now();
    const before = process.cpuUsage();
    match ??= make(experiments);
    for (const { url, target } of given) found += match(url, target);
    const { user, system } = process.cpuUsage(before);
    // The wall clock counts other work on the machine, CPU time the engine's own helper threads.
    return (Math.min(performance.now() - start, (user + system) / 1000) * 1e6) / pairs;
  };
  const cold = pass();
  const warm = Math.min(...Array.from({ length: urls > 100 ? 5 : 1 }, pass));
  found = 0;
  for (const { url, target } of given.slice(0, 100)) found += match!(url, target);
  return { cold, warm, matches: found };
};

/** The best of some fresh processes. */
const best = (index: number, domains: number): Figures => {
  const runs = Array.from({ length: contenders[index]!.urls > 1000 ? 7 : 2 }, () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(import.meta.url), String(index), String(domains)],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`A run of "${contenders[index]!.name}" failed:\n${stderr}`);
    return JSON.parse(stdout) as Figures;
  });
  return {
    cold: Math.min(...runs.map(({ cold }) => cold)),
    warm: Math.min(...runs.map(({ warm }) => warm)),
    matches: runs[0]!.matches,
  };
};

const report = (domains: number): void => {
  const figures = contenders.map((_, index) => best(index, domains));
  if (new Set(figures.map(({ matches }) => matches)).size > 1)
    throw new Error(`They don't find the same: ${figures.map(({ matches }) => matches).join(', ')}.`);
  const peer = figures.at(-1)!.cold;
  const columns = (cells: readonly string[]) =>
    console.log(
      cells[0]!.padEnd(36) +
        cells
          .slice(1)
          .map((cell) => cell.padStart(12))
          .join(''),
    );
  console.log(
    `\n1,000 experiments x 10,000 URLs on ${domains === 1 ? 'one domain' : `${domains} domains`}; ns for one experiment and one URL\n`,
  );
  columns(['', 'cold', 'warm', 'x GrowthBook']);
  figures.forEach(({ cold, warm }, index) =>
    columns([
      contenders[index]!.name,
      cold.toFixed(1),
      warm.toFixed(1),
      (peer / cold).toFixed(peer / cold < 10 ? 1 : 0),
    ]),
  );
  const [first] = figures;
  const verdict = (what: string, value: number, most: number) => `${what} ${value.toFixed(1)} of at most ${most}`;
  console.log(
    `\nGoals: ${verdict('cold', first!.cold, 12)}, ${verdict('warm', first!.warm, 5)}, ${(peer / first!.cold).toFixed(0)} times GrowthBook of at least 300.`,
  );
};

const [index, domains] = process.argv.slice(2).map(Number);
if (index === undefined) for (const count of [1, 8]) report(count);
else process.stdout.write(JSON.stringify(measure(index, domains!)));
