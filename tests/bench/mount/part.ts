import { startServer } from '../../../examples/sandbox/server';
import { buildIfStale } from '../../browser/build-if-stale';
import { launchBrowser } from '../../browser/launch-browser';
import { median } from '../kit/median';
import type { Part } from '../kit/part';
import { spread } from '../kit/spread';
import { table } from '../kit/table';
import { answerClicks } from './answer-clicks';
import { contenders } from './contenders';
import { nodesOf } from './nodes-of';
import { pageOf } from './page-of';
import { throttledTask } from './throttled-task';
import type { Kind } from './time-by-kind';
import { type Visit, visit } from './visit';

const SOME = 100;
const MANY = 1000;
const COUNTS = [1, SOME, MANY] as const;

const run = async (rounds: number): Promise<string> => {
  buildIfStale();
  const all = await contenders();
  let [current, tiles] = [all[0]!, 1];
  const server = await startServer({
    port: 0,
    before: (req, res) => {
      const path = /^\/bench\/([^?]*)/.exec(req.url ?? '')?.[1];
      if (path === undefined) return false;
      const body = {
        ...current.files,
        'began.js': 'bench.began = performance.now()',
        page: pageOf(current, tiles),
      }[path];
      if (body === undefined) return false;
      const type = path === 'page' ? 'html' : 'javascript';
      res.writeHead(200, { 'content-type': `text/${type};charset=utf-8` }).end(body);
      return true;
    },
  });
  const browser = await launchBrowser();
  try {
    const visits = all.map(() => COUNTS.map((): Visit[] => []));
    // The first round warms up the disk and the browser.
    for (let round = 0; round <= rounds; round++)
      for (const [index, contender] of all.entries())
        for (const [at, count] of COUNTS.entries()) {
          [current, tiles] = [contender, count];
          process.stderr.write(`round ${round} of ${rounds}: ${count} of ${contender.name}\n`);
          const url = `${server.url}bench/page`;
          let one = await visit(browser, url, count === MANY ? nodesOf(contender, MANY) : undefined);
          // Measure the throttled task and the clicks in extra visits, because both slow down the mount.
          if (count === SOME) one = { ...one, throttled: await throttledTask(browser, url) };
          if (count === MANY) one = { ...one, answered: await answerClicks(browser, url) };
          if (round > 0) visits[index]![at]!.push(one);
        }
    const version = await browser.version();
    return [
      `The same tile in each library, in ${version.replace('/', ' ')}, from localhost: ms from the first script until the last tile is mounted, and for a thousand also until it is painted, because a library that mounts all in one task has laid out nothing by then. Bytes (brotli) and requests are the scripts and styles of a page with one tile.`,
      mounting(all, visits),
      `A thousand tiles, in ms: the longest task (also of a hundred at a quarter of the CPU's speed), the slowest answer to a click while they mount, and the JavaScript heap. Then one prop changed on all, all removed until the last is unmounted, and a thousand added late until they are painted.`,
      changing(all, visits),
      'Where the time of a thousand tiles goes, on the main thread until the last tile is painted; medians, ms.',
      spending(all, visits),
    ].join('\n\n');
  } finally {
    await browser.close();
    await server.close();
  }
};

type Visits = readonly (readonly (readonly Visit[])[])[];

const mounting = (all: readonly { name: string }[], visits: Visits): string => {
  const took = (index: number, at: number) => visits[index]![at]!.map(({ took }) => took);
  const last = COUNTS.length - 1;
  const painted = (index: number) => visits[index]![last]!.map(({ painted: ms }) => ms);
  return table(
    [
      '',
      'bytes',
      'requests',
      ...COUNTS.map((count) => `${count.toLocaleString('en-US')}`),
      'times Cobble',
      '1,000 painted',
      'times Cobble',
    ],
    all.map(({ name }, index) => {
      const [{ bytes, requests }] = visits[index]![0]! as [Visit];
      return [
        name,
        bytes.toLocaleString('en-US'),
        String(requests),
        ...COUNTS.map((_, at) => spread(took(index, at), 0)),
        (median(took(index, last)) / median(took(0, last))).toFixed(2),
        spread(painted(index), 0),
        (median(painted(index)) / median(painted(0))).toFixed(2),
      ];
    }),
  );
};

const changing = (all: readonly { name: string }[], visits: Visits): string => {
  const figures = (index: number, of: (visit: Visit) => number | undefined) =>
    visits[index]!.flat().flatMap((visit) => of(visit) ?? []);
  const shown = (values: readonly number[], none: string) => (values.length > 0 ? spread(values, 0) : none);
  return table(
    ['', 'longest task', '100, throttled', 'click answered', 'heap, MB', 'updated', 'removed', 'inserted late'],
    all.map(({ name }, index) => [
      name,
      shown(
        figures(index, ({ longest }) => longest),
        '–',
      ),
      spread(
        figures(index, ({ throttled }) => throttled),
        0,
      ),
      spread(
        figures(index, ({ answered }) => answered),
        0,
      ),
      spread(
        figures(index, ({ heap }) => heap && heap / 1e6),
        1,
      ),
      shown(
        figures(index, ({ updated }) => updated),
        'never',
      ),
      shown(
        figures(index, ({ removed }) => removed),
        'never unmounted',
      ),
      shown(
        figures(index, ({ inserted }) => inserted),
        'never',
      ),
    ]),
  );
};

const spending = (all: readonly { name: string }[], visits: Visits): string => {
  const timesOf = (index: number) => visits[index]!.at(-1)!.flatMap(({ times }) => times ?? []);
  const kinds = Object.keys(timesOf(0)[0] ?? {}) as Kind[];
  return table(
    ['', ...kinds],
    all.map(({ name }, index) => [
      name,
      ...kinds.map((kind) => String(Math.round(median(timesOf(index).map((times) => times[kind]))))),
    ]),
  );
};

export const mount: Part = { name: 'mount', title: 'Mounting', document: 'docs/speed.md', rounds: 5, run };
