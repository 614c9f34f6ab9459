/**
 * Simulates visits in a real browser, with the built bundle and an experiment that has a control. The variant's file
 * fails, which must not change the number of exposures. `npm run bench:exposures`, or with parameters:
 *
 *     npm run bench:exposures -- --visits 2000 --seed 42
 *
 * Prints a table for docs/experiments.md. Exits with 1 if the exposures of the arms differ by more than chance
 * (chi-squared, p at most 0.01).
 */
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer, { type Page } from 'puppeteer';
import { root } from '../../../esbuild.config.mjs';
import { buildIfStale } from '../../browser/build-if-stale';
import { findBrowser } from '../../browser/find-browser';

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '2000' }, seed: { type: 'string', default: '42' } },
});
const visits = Number(values.visits);

/** Returns a Mulberry32 generator of numbers from 0, below 1. */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const random = randomFrom(Number(values.seed));

type Arm = 'control' | 'variant';
type Counts = Record<Arm, number>;

interface Scenario {
  readonly name: string;
  /** Share of the visits in which the variant's file fails. */
  readonly failing?: number;
  /** The visitor leaves after at most this time, even before the file has run. */
  readonly leavesWithinMs?: number;
  readonly search?: string;
}

const scenarios: readonly Scenario[] = [
  { name: 'nothing fails' },
  { name: "the variant's file fails in 20 % of the visits", failing: 0.2 },
  { name: "a blocker stops the variant's file in every visit", failing: 1 },
  { name: 'visitors leave within 100 ms', leavesWithinMs: 100 },
];

const counts: Record<'assigned' | 'exposure' | 'flight-applied', Counts> = {
  assigned: { control: 0, variant: 0 },
  exposure: { control: 0, variant: 0 },
  'flight-applied': { control: 0, variant: 0 },
};
let scenario: Scenario = scenarios[0]!;

const page = `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Visit</title>
<script>
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['exposure', 'flight-applied'])
    document.addEventListener('cobble:' + name, ({ detail }) => navigator.sendBeacon('/count/' + name + '/' + detail.flight));
</script>
<script type="application/json" data-cobble-config>{"experiments":{"configUrl":"/config.json","assignmentUrl":"/assignment"}}</script>
<script async src="/dist/vanilla/cobble.js" data-experiments="on"></script>`;
const config = {
  experiments: [
    {
      name: 'hero',
      flights: {
        targeting: { domain: '127.0.0.1', url: { include: '^/visit' } },
        setup: { control: {}, variant: { js: ['/variant.js'] } },
      },
    },
  ],
};

const assign = (): Arm => {
  const arm = random() < 0.5 ? 'control' : 'variant';
  counts.assigned[arm]++;
  return arm;
};

const answer = async (path: string, res: ServerResponse): Promise<void> => {
  const send = (body: string | Uint8Array, type: string, status = 200) =>
    res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  const [, part, name, arm] = path.split('/') as [string, string, keyof typeof counts, Arm];
  if (part === 'visit') send(page, 'text/html');
  else if (part === 'config.json') send(JSON.stringify(config), 'application/json');
  else if (part === 'assignment') send(JSON.stringify({ flights: [assign()] }), 'application/json');
  else if (part === 'variant.js') send('', 'text/javascript', random() < (scenario.failing ?? 0) ? 404 : 200);
  else if (part === 'count') {
    counts[name][arm]++;
    send('', 'text/plain', 204);
  } else if (part === 'dist') send(await readFile(join(root, path)), 'text/javascript');
  else send('', 'text/plain', 404);
};

const visit = async (tab: Page, origin: string): Promise<void> => {
  await tab.goto(`${origin}/visit`, { waitUntil: 'domcontentloaded' });
  const ready = tab.evaluate(async () => {
    while (!(window as { cobble?: { flights?: unknown } }).cobble?.flights)
      await new Promise((done) => setTimeout(done));
    await (window as unknown as { cobble: { flights: { ready: Promise<void> } } }).cobble.flights.ready;
  });
  const left = scenario.leavesWithinMs && new Promise((done) => setTimeout(done, random() * scenario.leavesWithinMs!));
  // If the visitor leaves early, opening the next page ends this evaluation with an error.
  ready.catch(() => {});
  await (left ? Promise.race([left, ready]) : ready);
};

/** Chi-squared of an even split (one degree of freedom). A value above 6.63 means p < 0.01. */
const chiSquared = ({ control, variant }: Counts): number => (control - variant) ** 2 / (control + variant);

/** Chi-squared of the 2 by 2 table: assigned visitors by arm, exposed or not. */
const differenceOf = (exposed: Counts, assigned: Counts): number => {
  const all = assigned.control + assigned.variant;
  const share = (exposed.control + exposed.variant) / all;
  if (share === 1) return 0;
  const arms = ['control', 'variant'] as const;
  return arms.reduce((sum, arm) => {
    const expected = assigned[arm] * share;
    return (
      sum + (exposed[arm] - expected) ** 2 / expected + (exposed[arm] - expected) ** 2 / (assigned[arm] - expected)
    );
  }, 0);
};

const simulate = async (tab: Page, origin: string): Promise<boolean> => {
  for (const count of Object.values(counts)) Object.assign(count, { control: 0, variant: 0 });
  for (let number = 0; number < visits; number++) await visit(tab, origin);
  await tab.goto('about:blank');
  const { assigned, exposure, 'flight-applied': applied } = counts;
  const statistic = differenceOf(exposure, assigned);
  const rate = ((applied.variant / exposure.variant) * 100).toFixed(1);
  console.log(
    `| ${scenario.name} | ${assigned.control} / ${assigned.variant} | ${exposure.control} / ${exposure.variant} | ${statistic.toFixed(2)} | ${rate} % |`,
  );
  if (chiSquared(assigned) > 6.63) console.error('The assignment itself is uneven: use another --seed.');
  return statistic < 6.63;
};

buildIfStale();
const server = createServer((req, res) => void answer(new URL(req.url ?? '/', 'http://localhost').pathname, res));
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await puppeteer.launch({
  executablePath: await findBrowser(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  console.log(`${visits} visits of each, seed ${values.seed}, ${await browser.version()}\n`);
  console.log(
    '| visits in which … | assigned: control / variant | exposed: control / variant | chi-squared of exposure | variant applied |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  const tab = await browser.newPage();
  for (scenario of scenarios) if (!(await simulate(tab, origin))) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
}
