// @vitest-environment node
// Interface 9: one thread of `cobble match --jobs`. That several give the bytes of one is in match-jobs.test.ts.
import { beforeEach, expect, it, vi } from 'vitest';
import { matchThread } from '../../../cli/match/match-thread';
import { packBatch } from '../../../cli/match/pack-batch';
import { parseConfig } from '../../../src/experiments/engine/config';

const port = vi.hoisted(() => ({
  data: {} as object,
  sent: [] as unknown[][],
  hear: undefined as ((batch: unknown) => void) | undefined,
}));
vi.mock('node:worker_threads', () => ({
  get workerData() {
    return port.data;
  },
  parentPort: {
    postMessage: (...given: unknown[]) => port.sent.push(given),
    on: (name: string, listener: (batch: unknown) => void) => {
      if (name === 'message') port.hear = listener;
    },
  },
}));

const start = (format: 'json' | 'text', colour: boolean) => {
  const { experiments } = parseConfig({
    experiments: ['^/store', '^/(a+)+$'].map((include, index) => ({
      name: `x${index}`,
      flights: { targeting: { domain: 'a.example', url: { include } } },
    })),
  });
  const switches = { enable: [], disable: [], disableAll: false };
  port.data = { task: { experiments, assigned: [], switches, format }, colour, columns: 40 };
  matchThread();
};
interface Answer {
  readonly out: Uint8Array;
  readonly all: number;
  readonly matched: number;
  readonly by: ReadonlyMap<string, number>;
}
const answered = (urls: readonly string[]) => {
  port.hear?.(packBatch(urls));
  const [answer, handed] = port.sent.at(-1) as [Answer, unknown[]];
  return { ...answer, handed, text: new TextDecoder().decode(answer.out) };
};

beforeEach(() => {
  port.sent = [];
  port.hear = undefined;
});

it('says once that it has started, and leaves it to the main thread to tell what the page refuses', () => {
  start('json', false);
  expect(port.sent).toEqual([[undefined]]);
});

it('answers each batch with lines and counts, and hands the bytes over', () => {
  start('json', false);
  const { all, matched, handed, out, text } = answered(['https://a.example/store', 'https://a.example/']);
  expect([all, matched, handed]).toEqual([2, 1, [out.buffer]]);
  expect(text.split('\n').map((line) => line.slice(0, 32))).toEqual([
    '{"url":"https://a.example/store"',
    '{"url":"https://a.example/","exp',
    '',
  ]);
  expect(answered(['https://a.example/store\n']).all).toBe(1);
});

it('paints where its output is painted', () => {
  start('text', true);
  expect(answered(['https://a.example/store']).text).toContain('\x1b[32m✓\x1b[39m');
  start('text', false);
  expect(answered(['https://a.example/store']).text).toMatch(/^✓ https/);
});

it('counts experiments by name for people alone: only their summary has them', () => {
  start('json', false);
  expect([...answered(['https://a.example/store']).by]).toEqual([]);
  start('text', false);
  expect([...answered(['https://a.example/store', 'https://a.example/store']).by]).toEqual([['x0', 2]]);
});
