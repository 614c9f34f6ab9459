import { PassThrough, Readable } from 'node:stream';
import { createColors } from 'picocolors';
import { check } from '../../../cli/commands/check';

// npx tsx tests/bench/check/check.bench.ts [EXPERIMENTS]
// Goal: check 5,000 experiments with different patterns in less than 20 s.
const size = Number(process.argv[2] ?? 5000);

const INCLUDES = [
  (n: number) => `^/[a-z-]+/store/item-${n}`,
  (n: number) => `^/(en|sv|de)-[a-z]{2}/.*/item${n}$`,
  (n: number) => `/(shop|store)${n}/[^/]+/[0-9]+(/|$)`,
  (n: number) => `^/[a-z]{2}-[a-z]{2}(/[^/]+)*/p${n}\\.html$`,
  (n: number) => `^/.*/x${n}/.*$`,
  // One pattern in six is polynomial, and needs the slow check.
  (n: number) => `^/.*/a${n}/.*/b$`,
];

const config = {
  experiments: Array.from({ length: size }, (_, n) => ({
    name: `experiment-${n}`,
    flights: {
      targeting: {
        domain: `www${n % 20}.example.net`,
        url: { include: INCLUDES[n % INCLUDES.length]!(n), exclude: `/checkout-${n}` },
        search: { include: `[?&]campaign=(summer|winter)-${n}(&|$)` },
      },
      setup: { [`flight-${n}`]: { js: [`/exp/${n}.js`], css: [`/exp/${n}.css`] } },
    },
  })),
};

const stdout = new PassThrough();
let findings = '';
stdout.on('data', (chunk: Buffer) => {
  findings += chunk.toString();
});
const paint = createColors(false);
const started = performance.now();
await check(
  ['-'],
  { format: 'json' },
  {
    stdin: Readable.from([Buffer.from(JSON.stringify(config))]),
    stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    columns: 80,
    interactive: Boolean(process.stderr.isTTY),
    paint: { out: paint, err: paint },
  },
);
const seconds = (performance.now() - started) / 1000;
console.log(
  `${size.toLocaleString('en-US')} experiments, ${(3 * size).toLocaleString('en-US')} patterns, ${(JSON.parse(findings) as unknown[]).length} findings in ${seconds.toFixed(1)} s`,
);
process.exit(seconds < 20 ? 0 : 1);
