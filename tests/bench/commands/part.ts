import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../kit/median';
import type { Part } from '../kit/part';
import { spread } from '../kit/spread';
import { table } from '../kit/table';
import { benchData } from '../match/data';
import { runTimed, type Timed } from './run-timed';

const URLS = 1_000_000;

interface Command {
  readonly name: string;
  readonly urls: number;
  run(): Timed;
}

const run = async (rounds: number): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-bench-'));
  try {
    const write = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const { pages } = benchData({ experiments: 1, urls: URLS });
    const all = write('all.txt', `${pages.join('\n')}\n`);
    // The plain script tests a thousand expressions per URL. A million URLs would take minutes, so use only a twentieth
    // of the URLs.
    const some = write('some.txt', `${pages.slice(0, URLS / 20).join('\n')}\n`);
    const { experiments } = benchData({ experiments: 1000, urls: 0 }).config;
    const config = (name: string, list: readonly object[]) => write(name, JSON.stringify({ experiments: list }));
    const configs = [1, 50, 1000].map((count) => ({
      count,
      file: config(`${count}.json`, experiments.slice(0, count)),
    }));
    const half = config('half.json', experiments.slice(0, 500));
    const other = config('other.json', experiments.slice(500));
    const changed = config('changed.json', [...experiments.slice(1, 500), ...experiments.slice(500, 510)]);

    const match = (file: string, urls: string) =>
      runTimed(['cli/cobble.mjs', 'match', '--config', file, '--urls', urls, '--format', 'json']);
    const plain = (file: string, urls: string) => runTimed(['tests/bench/commands/plain-match.mjs', file, urls]);
    const diff = (old: string, now: string) =>
      runTimed(['cli/cobble.mjs', 'diff', old, now, '--urls', all, '--format', 'json'], [1]);
    const matching: Command[] = configs.flatMap(({ count, file }) => {
      const words = `${count.toLocaleString('en-US')} experiment${count === 1 ? '' : 's'}`;
      const few = count === 1000;
      return [
        { name: `cobble match, ${words}`, urls: URLS, run: () => match(file, all) },
        {
          name: `a plain script, ${words}`,
          urls: few ? URLS / 20 : URLS,
          run: () => plain(file, few ? some : all),
        },
      ];
    });
    const comparing: Command[] = [
      { name: 'cobble match, 500 experiments', urls: URLS, run: () => match(half, all) },
      { name: 'cobble diff, 499 of 500 in common', urls: URLS, run: () => diff(half, changed) },
      { name: 'cobble diff, nothing in common', urls: URLS, run: () => diff(half, other) },
    ];
    const commands = [...matching, ...comparing];
    const times = commands.map((): Timed[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, command] of commands.entries()) times[index]!.push(command.run());
    const rows = commands.map(({ name, urls }, index) => {
      const user = times[index]!.map(({ user }) => user);
      return {
        name,
        user,
        cells: [
          name,
          urls.toLocaleString('en-US'),
          spread(
            times[index]!.map(({ wall }) => wall),
            1,
          ),
          spread(user, 1),
          Math.round(urls / median(user)).toLocaleString('en-US'),
        ],
      };
    });
    const compared = rows.slice(matching.length);
    const once = median(compared[0]!.user);
    return [
      'The commands in a checkout, from start to end: they read URLs from a file, and their JSON is discarded. CPU seconds are those of the process itself.',
      table(
        ['', 'URLs', 'seconds', 'seconds of CPU', 'URLs a second of CPU'],
        rows.slice(0, matching.length).map(({ cells }) => cells),
      ),
      '`cobble diff` of two configs against one `cobble match`:',
      table(
        ['', 'URLs', 'seconds', 'seconds of CPU', 'times match'],
        compared.map(({ cells, user }) => [...cells.slice(0, -1), (median(user) / once).toFixed(2)]),
      ),
    ].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const commands: Part = {
  name: 'match',
  title: 'A million URLs',
  document: 'docs/speed-of-commands.md',
  rounds: 3,
  run,
};
