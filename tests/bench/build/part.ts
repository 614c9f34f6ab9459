import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../esbuild.config.mjs';
import { runTimed, type Timed } from '../commands/run-timed';
import type { Part } from '../kit/part';
import { spread } from '../kit/spread';
import { table } from '../kit/table';

const CACHE = ['build.json', 'templates'].map((name) => join(root, '.cache', name));

const builds = [
  { name: 'one theme, cold', isCold: true, args: ['--theme', 'realms'] },
  { name: 'one theme, warm', isCold: false, args: ['--theme', 'realms'] },
  { name: 'eight themes, cold', isCold: true, args: [] },
  { name: 'eight themes, warm', isCold: false, args: [] },
];

const run = async (rounds: number): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'cobble-bench-'));
  try {
    const times = builds.map((): Timed[] => []);
    for (let round = 0; round < rounds; round++)
      for (const [index, { isCold, args }] of builds.entries()) {
        if (isCold) for (const file of CACHE) rmSync(file, { force: true });
        times[index]!.push(runTimed(['cli/cobble.mjs', 'build', '--out', join(folder, 'dist'), ...args]));
      }
    return [
      "`cobble build` with all widgets in a checkout, from the command's start to its end. Cold is without the cache of earlier builds.",
      table(
        ['', 'seconds', 'seconds of CPU'],
        builds.map(({ name }, index) => [
          name,
          spread(
            times[index]!.map(({ wall }) => wall),
            1,
          ),
          spread(
            times[index]!.map(({ user }) => user),
            1,
          ),
        ]),
      ),
    ].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const build: Part = { name: 'build', title: 'Building', document: 'docs/speed-of-commands.md', rounds: 3, run };
