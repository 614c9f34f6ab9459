import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runEngines } from './engines.mjs';
import { root, runScript, runVitest } from './run-vitest.mjs';

const program =
  (path, always = []) =>
  async (args) => {
    const isOk = runScript('tsx/dist/cli.mjs', [`${root}${path}`, ...always, ...args]);
    return { passed: Number(isOk), failed: Number(!isOk) };
  };

/**
 * @param {readonly string[]} args `--seed NUMBER`, `--runs NUMBER` (of each property), `--path PATH` (which a failure
 *   prints), and test files
 */
const fuzz = async (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seed: { type: 'string' }, runs: { type: 'string' }, path: { type: 'string' } },
  });
  for (const name of ['seed', 'runs']) {
    if (values[name] === undefined || /^-?\d+$/.test(values[name])) continue;
    console.error(`--${name} ${values[name]} isn't a whole number. Fix: --${name} 42`);
    process.exit(2);
  }
  const seed = values.seed ?? process.env.COBBLE_FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Seed ${seed}. To repeat this run: npm run fuzz -- --seed ${seed}`);
  const env = { COBBLE_FUZZ_LONG: '1', COBBLE_FUZZ_SEED: seed };
  if (values.runs) env.COBBLE_FUZZ_RUNS = values.runs;
  if (values.path) env.COBBLE_FUZZ_PATH = values.path;
  const files = positionals.length ? positionals : ['tests/fuzz/', ...unitProperties()];
  return runVitest('fuzz', ['--project=!all-*', ...files], env);
};

const unitProperties = () =>
  readdirSync(`${root}tests/unit`, { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/unit/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => readFileSync(root + path, 'utf8').includes("/fast-check'"));

export const parts = {
  engines: runEngines,
  fuzz,
  soak: program('tests/soak/soak.ts'),
  mutate: program('tests/mutate/run.ts', ['--quick']),
  cms: program('tests/cms/cms.ts'),
  contracts: program('tests/contracts/contracts.ts'),
  recipes: async (args) => runVitest('recipes', ['--project=all-recipes', ...args]),
};
