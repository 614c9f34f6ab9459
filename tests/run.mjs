// What `npm test` runs: the type check, the lint, then all vitest projects but the matrix. Arguments go to vitest: `npm test --
// tests/unit/themes`.
import { run, runVitest, writeCounts } from './run-vitest.mjs';

const typed = run('typescript/bin/tsc', ['--noEmit']);
console.log(typed ? 'Type check: no errors.' : 'Type check: failed, see above. The tests run all the same.');

const styled = run('@biomejs/biome/bin/biome', ['check']);
console.log(styled ? 'Lint: no findings.' : 'Lint: findings, see above; `npm run lint -- --fix` mends most.');

const given = process.argv.slice(2);
const projects = given.some((one) => one.startsWith('--project')) ? [] : ['--project=!matrix*'];
const { passed, failed } = runVitest('test', [...projects, ...given]);
const checks = [typed, styled];
writeCounts('test', {
  passed: passed + checks.filter((fine) => fine).length,
  failed: failed + checks.filter((fine) => !fine).length,
});
process.exitCode = typed && styled && !failed ? 0 : 1;
