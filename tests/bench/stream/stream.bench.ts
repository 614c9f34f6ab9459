import { fileURLToPath } from 'node:url';
import { runStream } from './run-stream';

// npx tsx tests/bench/stream/stream.bench.ts [GIGABYTES]
// Goal: a list of 2 GB on standard input in under 300 MB of memory.
const gigabytes = Number(process.argv[2] ?? 2);
const config = fileURLToPath(new URL('../../unit/cli/fixtures/store-hero.json', import.meta.url));
const run = await runStream(config, gigabytes * 1e9);
const megabytes = run.peak / 1e6;
console.log(
  `${(run.bytes / 1e9).toFixed(2)} GB, ${run.lines.toLocaleString('en-US')} URLs in ${run.seconds.toFixed(0)} s (${Math.round(run.lines / run.seconds / 1000)} thousand a second), peak ${megabytes.toFixed(0)} MB, ${run.results === run.lines ? 'every URL answered' : `ONLY ${run.results} ANSWERED`}`,
);
process.exitCode = megabytes < 300 && run.results === run.lines && run.code === 0 ? 0 : 1;
