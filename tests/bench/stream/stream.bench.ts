import { cpus } from 'node:os';
import { type ListFormat, runStream } from './run-stream';
import { type StreamCommand, streamTasks } from './stream-tasks';

// npx tsx tests/bench/stream/stream.bench.ts [ROWS...]
// Prints the table of docs/speed-of-commands.md. Goal: ten million rows in under 300 MB of memory.
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1e5, 1e6, 1e7];
const cases: readonly (readonly [StreamCommand, ListFormat])[] = [
  ['match', 'list'],
  ['match', 'csv'],
  ['match', 'ndjson'],
  ['diff', 'csv'],
  ['overlap', 'csv'],
];
const { task, remove } = streamTasks();
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
console.log(`| command | ${sizes.map((rows) => `${rows.toLocaleString('en-US')} rows`).join(' | ')} |`);
try {
  for (const [command, format] of cases) {
    const cells: string[] = [];
    for (const rows of sizes) {
      const { peak, seconds, results, code } = await runStream(task(command, format, rows));
      cells.push(`${Math.round(peak / 1e6)} MB, ${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`);
      const isComplete = (command !== 'match' || results === rows) && code !== null && code < 2;
      if (peak > 300e6 || !isComplete) {
        console.log(`FAILED: ${command} of ${rows} rows in ${format}: exit code ${code}, ${results} results`);
        process.exitCode = 1;
      }
    }
    console.log(`| \`${command}\`, ${format} | ${cells.join(' | ')} |`);
  }
} finally {
  remove();
}
