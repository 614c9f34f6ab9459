// What `npm run fuzz` runs: the properties of tests/fuzz with many runs, about two minutes in all on a quiet machine.
// `npm test` runs the same ones with a few.
//
//   npm run fuzz                              a new seed for each property
//   npm run fuzz -- --seed 42 --runs 500      this seed, so many runs of each property
//   npm run fuzz -- --seed 42 --path 17:3:0 tests/fuzz/services.test.ts
//                                             the case that a failure names by `seed` and `path`, again
//
// The same by environment: COBBLE_FUZZ_SEED, COBBLE_FUZZ_RUNS, COBBLE_FUZZ_PATH; they hold for `npm test`, too. A
// failure prints its seed, its path, and the smallest case that was found: make that a named test beside what it
// breaks.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, runs: { type: 'string' }, path: { type: 'string' } },
});
for (const name of ['seed', 'runs']) {
  if (values[name] !== undefined && !/^-?\d+$/.test(values[name])) {
    console.error(`npm run fuzz: --${name} ${values[name]} is no whole number`);
    process.exit(2);
  }
}
const env = { ...process.env, COBBLE_FUZZ_LONG: '1' };
for (const [name, value] of Object.entries(values)) env[`COBBLE_FUZZ_${name.toUpperCase()}`] = value;
const files = positionals.length > 0 ? positionals : ['tests/fuzz'];
const { status } = spawnSync(
  process.execPath,
  [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project=fuzz', '--project=browser', ...files],
  { cwd: root, stdio: 'inherit', env },
);
process.exitCode = status ?? 1;
