// What `npm run test:matrix` runs: in full, what `npm test` tries a part of. Arguments go to vitest.
import { runVitest, writeCounts } from './run-vitest.mjs';

const counts = runVitest('matrix', ['--project=matrix*', ...process.argv.slice(2)]);
writeCounts('matrix', counts);
process.exitCode = counts.failed ? 1 : 0;
