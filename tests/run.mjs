// What `npm test` runs: the type check, then all vitest projects but the matrix. Arguments go to vitest: `npm test --
// tests/unit/themes`.
import { run, runVitest, writeCounts } from './run-vitest.mjs';

const typed = run('typescript/bin/tsc', ['--noEmit']);
console.log(typed ? 'Type check: no errors.' : 'Type check: failed, see above. The tests run all the same.');

const given = process.argv.slice(2);
const projects = given.some((one) => one.startsWith('--project')) ? [] : ['--project=!matrix'];
const { passed, failed } = runVitest('test', [...projects, ...given]);
writeCounts('test', { passed: passed + (typed ? 1 : 0), failed: failed + (typed ? 0 : 1) });
process.exitCode = typed && !failed ? 0 : 1;
