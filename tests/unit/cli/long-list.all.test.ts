// @vitest-environment node
import { afterAll, expect, it } from 'vitest';
import { runStream } from '../../bench/stream/run-stream';
import { streamTasks } from '../../bench/stream/stream-tasks';

const { task, remove } = streamTasks();
afterAll(remove);

// docs/speed-of-commands.md
it.each([
  ['match', 'list', 1_000_000],
  ['match', 'csv', 500_000],
  ['match', 'ndjson', 500_000],
  ['diff', 'csv', 500_000],
  ['overlap', 'csv', 500_000],
] as const)(
  'takes constant memory: cobble %s of a long %s',
  async (command, format, rows) => {
    const small = await runStream(task(command, format, 50_000));
    const large = await runStream(task(command, format, rows));
    expect(large.code).toBeLessThan(2);
    if (command === 'match') expect(large.results).toBe(rows);
    // The input has at least 40 MB, and its rows as objects have several times as much.
    expect(large.bytes).toBeGreaterThan(40e6);
    expect(large.peak - small.peak).toBeLessThan(80e6);
    expect(large.peak).toBeLessThan(300e6);
  },
  600_000,
);
