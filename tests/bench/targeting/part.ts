import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../kit/median';
import type { Part } from '../kit/part';
import { spread } from '../kit/spread';
import { table } from '../kit/table';
import { contenders } from '../match/contenders';
import type { Figures } from './figures';

const measure = (index: number, experiments: number, domains: number): Figures => {
  const file = fileURLToPath(new URL('measure.ts', import.meta.url));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', file, ...[index, experiments, domains].map(String)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`A run of "${contenders[index]!.name}" failed:\n${stderr}`);
  return JSON.parse(stdout) as Figures;
};

const compareWithPeers = (domains: number, rounds: number): string => {
  const figures = contenders.map((): Figures[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, all] of figures.entries()) all.push(measure(index, 1000, domains));
  const found = figures.flatMap((all) => all.map(({ matches }) => matches));
  if (new Set(found).size > 1) throw new Error(`They don't find the same: ${found.join(', ')}.`);
  const cold = figures.map((all) => all.map(({ cold }) => cold));
  const peer = median(cold.at(-1)!);
  return table(
    ['', 'cold', 'warm', 'times GrowthBook'],
    contenders.map(({ name }, index) => {
      const times = peer / median(cold[index]!);
      return [
        name,
        spread(cold[index]!, 1),
        spread(
          figures[index]!.map(({ warm }) => warm),
          1,
        ),
        times.toFixed(times < 10 ? 1 : 0),
      ];
    }),
  );
};

const growth = (rounds: number): string => {
  const counts = [100, 1000, 10_000, 100_000];
  const figures = counts.map((): Figures[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [at, count] of counts.entries()) figures[at]!.push(measure(0, count, 1));
  return table(
    ['experiments', 'cold, ns a pair', 'warm, ns a pair', 'warm, µs a URL'],
    counts.map((count, at) => {
      const warm = figures[at]!.map(({ warm }) => warm);
      return [
        count.toLocaleString('en-US'),
        spread(
          figures[at]!.map(({ cold }) => cold),
          2,
        ),
        spread(warm, 2),
        ((median(warm) * count) / 1000).toFixed(1),
      ];
    }),
  );
};

const run = async (rounds: number): Promise<string> =>
  [
    'Nanoseconds per experiment and URL, in new processes. Cold is from the parsed config to the last of 10,000 URLs (fewer for slow contenders), warm is the same again.',
    '1,000 experiments on one domain, so that checking the domain saves nothing:',
    compareWithPeers(1, rounds),
    'On eight domains:',
    compareWithPeers(8, rounds),
    '`cobble match` on one domain, by the number of experiments:',
    growth(rounds),
  ].join('\n\n');

export const targeting: Part = {
  name: 'targeting',
  title: 'Targeting',
  document: 'docs/speed-of-commands.md',
  rounds: 5,
  run,
};
