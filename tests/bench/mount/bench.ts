// npm run bench:mount: a thousand marketplace tiles on one page in a real Chromium, from the script's start to the last
// tile mounted, and the longest task meanwhile; against the same tile rendered by react-dom and by preact, a root a
// node and without a shadow root. The contenders take turns; each figure is the median of the rounds, so other work on
// the machine hits all alike.
import puppeteer, { type Browser } from 'puppeteer';
import { startServer } from '../../../examples/sandbox/server';
import { buildIfStale } from '../../browser/build-if-stale';
import { findBrowser } from '../../browser/find-browser';
import { type Contender, contenders } from './contenders';

const TILES = 1000;
const ROUNDS = Number(process.argv[2] ?? 9);

interface Figures {
  readonly took: number;
  readonly longest: number;
}

const tiles = Array.from(
  { length: TILES },
  (_, i) =>
    `<div data-widget="marketplace-tile" data-load="eager" data-title="Tile ${i}" data-author="Blockworks" data-price="${i}"><p>Tile ${i}</p></div>`,
).join('');

const pageOf = ({
  head,
  script,
}: Contender) => `<!doctype html><html lang="en-us"><meta charset="utf-8"><title>Bench</title>${head}<body>${tiles}
<script>
if (${!script}) {
  let left = ${TILES};
  document.addEventListener('cobble:mounted', () => { if (!--left) window.took = performance.now() - window.began; });
}
</script>
${script ? '<script defer src="/bench.js"></script>' : '<script defer src="/began.js"></script><script defer src="/dist/realms/cobble.js"></script>'}`;

/** One fresh page. The longest task is the trace's, as the browser's own list begins at 50 ms only. */
const measure = async (browser: Browser, url: string): Promise<Figures> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.tracing.start({ categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction('"took" in window', { timeout: 60_000 });
  const trace = await page.tracing.stop();
  const took = (await page.evaluate('took')) as number;
  await context.close();
  return { took, longest: longestTask(JSON.parse(Buffer.from(trace!).toString()) as Trace) };
};

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly ph: string;
    readonly pid: number;
    readonly tid: number;
    readonly ts: number;
    readonly dur?: number;
    readonly args?: { readonly data?: { readonly url?: string } };
  }[];
}

/** Of the tasks on the page's main thread in which a script of ours or of the contender ran. */
const longestTask = ({ traceEvents }: Trace): number => {
  const scripts = traceEvents.filter(({ name }) =>
    /^(EvaluateScript|FunctionCall|v8\.evaluateModule|TimerFire|RunMicrotasks)$/.test(name),
  );
  const main = new Set(
    scripts
      .filter(({ args }) => /cobble\.js|bench\.js/.test(args?.data?.url ?? ''))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && main.has(`${pid} ${tid}`),
  );
  const ran = scripts.filter(({ pid, tid }) => main.has(`${pid} ${tid}`)).map(({ ts }) => ts);
  return Math.max(
    0,
    ...tasks.filter(({ ts, dur = 0 }) => ran.some((at) => at >= ts && at < ts + dur)).map(({ dur = 0 }) => dur / 1000),
  );
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

const all = await contenders();
buildIfStale();
let current = all[0]!;
const server = await startServer({
  port: 0,
  before: (req, res) => {
    const body = {
      '/bench': pageOf(current),
      '/bench.js': current.script,
      '/began.js': 'window.began = performance.now()',
    }[req.url!];
    if (body === undefined) return false;
    res
      .writeHead(200, { 'content-type': `text/${req.url!.endsWith('.js') ? 'javascript' : 'html'};charset=utf-8` })
      .end(body);
    return true;
  },
});
const browser = await puppeteer.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const figures = all.map((): Figures[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, contender] of all.entries()) {
      current = contender;
      const one = await measure(browser, `${server.url}bench`);
      // The first round warms the disk and the browser's caches.
      if (round) figures[index]!.push(one);
    }
  }
  const took = figures.map((rounds) => median(rounds.map(({ took }) => took)));
  const columns = (cells: readonly string[]) =>
    console.log(
      cells[0]!.padEnd(28) +
        cells
          .slice(1)
          .map((cell) => cell.padStart(16))
          .join(''),
    );
  console.log(
    `\n${TILES} tiles on one page, ms from the script's start to the last mounted; median of ${ROUNDS} rounds (best)\n`,
  );
  columns(['', 'all mounted', 'longest task', 'times Cobble']);
  all.forEach(({ name }, i) =>
    columns([
      name,
      `${took[i]!.toFixed(0)} (${Math.min(...figures[i]!.map(({ took }) => took)).toFixed(0)})`,
      median(figures[i]!.map(({ longest }) => longest)).toFixed(0),
      (took[i]! / took[0]!).toFixed(2),
    ]),
  );
  console.log(
    `\nGoals: React at least 3 times Cobble: ${(took[1]! / took[0]!).toFixed(2)}; preact at least 1: ${(took[2]! / took[0]!).toFixed(2)}; no task over 50 ms: ${median(figures[0]!.map(({ longest }) => longest)).toFixed(0)}.`,
  );
} finally {
  await browser.close();
  await server.close();
}
