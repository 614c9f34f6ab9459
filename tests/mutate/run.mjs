// What `npm run mutate [PATH…]` runs: each condition of the source is turned round, and a test has to notice. Without a
// path all rooms are gone through, which takes hours the first time; later only what changed is tried again.
import { readFileSync, statSync } from 'node:fs';
import { run } from '../run-vitest.mjs';

const rooms = [
  'src/experiments/engine',
  'src/services',
  'src/embed',
  'src/areas',
  'src/widgets',
  'cli/check',
  'cli/lint',
  'cli/match',
];
const given = process.argv.slice(2);
const patterns = (given.length ? given : rooms).map((path) =>
  statSync(path).isDirectory() ? `${path}/**/*.{ts,tsx}` : path,
);
// Styles and descriptions are data; the eye and the catalogue judge them.
const mutate = [...patterns, '!**/*.style.ts', '!**/*.widget.ts', '!**/icons/**', '!**/*-texts.ts'];

const fine = run('@stryker-mutator/core/bin/stryker.js', [
  'run',
  'tests/mutate/stryker.config.mjs',
  '--mutate',
  mutate.join(),
]);
if (fine) printScores();
process.exitCode = fine ? 0 : 1;

/** The score of each room: how many of its mutants a test noticed. */
function printScores() {
  const { files } = JSON.parse(readFileSync('.cache/mutation.json', 'utf8'));
  const scores = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const room = rooms.find((one) => file.startsWith(`${one}/`)) ?? file;
    const score = scores.get(room) ?? { noticed: 0, all: 0 };
    scores.set(room, score);
    for (const { status } of mutants) {
      if (status === 'Ignored' || status === 'CompileError' || status === 'RuntimeError') continue;
      score.all++;
      if (status === 'Killed' || status === 'Timeout') score.noticed++;
    }
  }
  console.log('\nroom                          noticed      all    score');
  for (const [room, { noticed, all }] of scores) {
    const score = all ? `${((noticed / all) * 100).toFixed(1)} %` : '-';
    console.log(`${room.padEnd(26)}${String(noticed).padStart(11)}${String(all).padStart(9)}${score.padStart(9)}`);
  }
}
