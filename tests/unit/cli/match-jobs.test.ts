// @vitest-environment node
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchOptions } from '../../../cli/commands/match';
import { match } from '../../../cli/commands/match';
import { batches } from '../../../cli/match/batches';
import type { MatchTask } from '../../../cli/match/match-batch';
import { matchBatch } from '../../../cli/match/match-batch';
import { matchInThreads } from '../../../cli/match/match-in-threads';
import { packBatch } from '../../../cli/match/pack-batch';
import { unpackBatch } from '../../../cli/match/unpack-batch';
import type { UrlBatch } from '../../../cli/match/urls/url-batch';
import { asIfInPlace } from '../../../cli/pack/as-if-in-place';
import { parseConfig } from '../../../src/experiments/engine/config';
import { benchData } from '../../bench/match/data';
import { bundleCheckout } from '../bundle-checkout';
import { PROGRAM } from '../program';
import { tempFolder } from '../temp-folder';
import { runCommand, testIo } from './support';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const { config, pages } = benchData({ experiments: 20, urls: 900 });
// One pattern that the page refuses, and lines that are no URLs.
const text = JSON.stringify({
  experiments: [
    ...config.experiments,
    { name: 'slow', flights: { targeting: { domain: 'www0.example.net', url: { include: '^/(a+)+$' } }, setup: {} } },
  ],
});
const urls = pages.map((page, index) => (index % 300 === 7 ? `nonsense-${index}` : page));
const list = `${urls.join('\n')}\n`;

/** The threads that were started: when each said that it has started, and the batches that it was given. */
const threads = vi.hoisted(() => [] as { ready: Promise<unknown>; given: number }[]);
/** Whether threads start from the sources, as in a checkout: from the bundle it takes a quarter of the time. */
const startsFromSources = vi.hoisted(() => ({ current: false }));
vi.mock('node:worker_threads', async (original) => {
  const actual = await original<typeof import('node:worker_threads')>();
  return {
    ...actual,
    Worker: class extends actual.Worker {
      private readonly seen: { ready: Promise<unknown>; given: number };
      constructor(...[start, options]: ConstructorParameters<typeof actual.Worker>) {
        super(startsFromSources.current ? start : PROGRAM, options);
        this.seen = { ready: new Promise((resolve) => this.once('message', resolve)), given: 0 };
        threads.push(this.seen);
      }
      override postMessage(message: unknown) {
        this.seen.given++;
        super.postMessage(message);
      }
    },
  };
});
beforeEach(() => {
  threads.length = 0;
  startsFromSources.current = false;
});

/** All of these, and after the second not before other threads have started: else one thread would do all of it. */
const withThreads = async function* <T>(all: readonly T[]) {
  for (const [index, each] of all.entries()) {
    if (index === 2) {
      await vi.waitFor(() => expect(threads.length).toBeGreaterThan(0), { timeout: 30_000 });
      await Promise.all(threads.map(({ ready }) => ready));
    }
    yield each;
  }
};

/** Some lines at a time, as a pipe gives them. */
const pieces = (lines: readonly string[]): Buffer[] => {
  const size = Math.ceil(lines.length / 8);
  return Array.from({ length: 8 }, (_, index) =>
    Buffer.from(
      lines
        .slice(index * size, (index + 1) * size)
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
};

const folder = tempFolder();
beforeAll(() => {
  folder.write('config.json', text);
  folder.write('urls.txt', list);
});

/** Without the seconds, which a long run ends with. */
const run = async (
  options: Partial<MatchOptions>,
  given: string[] = [],
  stdin: string | Readable = '',
  colour = false,
) => {
  const result = await runCommand(
    (io) => match(given, { config: 'config.json', format: 'json', ...options }, io),
    stdin,
    {
      cwd: folder.path(),
      columns: 60,
      colour,
    },
  );
  return { ...result, err: result.err.replace(/(\x1b\[2m)? in [\d.]+ s(\x1b\[22m)?/, '') };
};

// Interface 9
describe('cobble match --jobs', () => {
  it.each<[string, Partial<MatchOptions>, string[], boolean]>([
    ['json', {}, [], false],
    ['text, painted', { format: 'text', flights: ['flight-3'] }, [], true],
    ['the reasons', { format: 'text', explain: true, enable: ['flight-1'] }, [], false],
    [
      'URLs that are given, then a list',
      { disable: ['flight-2'], flights: ['flight-2', 'flight-3'] },
      urls.slice(5, 9),
      false,
    ],
  ])('writes the same bytes for every number of threads: %s', async (_, options, given, colour) => {
    const lines = options.explain ? urls.slice(0, 60) : urls;
    const alone = await run({ ...options, urls: ['-'] }, given, `${lines.join('\n')}\n`, colour);
    expect(alone).toMatchObject({ code: 1, err: expect.stringMatching(/slow: .*\n/) });
    expect(threads).toEqual([]);
    const jobs = colour ? '64' : '2';
    const shared = Readable.from(withThreads(pieces(lines)));
    expect(await run({ ...options, urls: ['-'], jobs }, given, shared, colour)).toEqual(alone);
    expect(threads.reduce((sum, { given }) => sum + given, 0)).toBeGreaterThan(0);
  });

  it('keeps the order of standard input, in threads that start from the sources', async () => {
    startsFromSources.current = true;
    const { out } = await run({ jobs: '2' }, ['-'], Readable.from(withThreads(pieces(urls))));
    expect(out.split('\n').flatMap((line) => (line ? [(JSON.parse(line) as { url: string }).url] : []))).toEqual(urls);
  });

  it('writes what it has read before a list that can not be read, then ends with 2', async () => {
    const alone = await run({ urls: ['urls.txt', 'none.txt'] });
    expect([alone.code, alone.out.split('\n').length - 1]).toEqual([2, urls.length]);
    expect(await run({ urls: ['urls.txt', 'none.txt'], jobs: '2' })).toEqual(alone);
  });

  it.each(['0', 'NaN', '-1', '1.5', '', 'two', '1e3', '00'])('refuses %j as a number of threads', async (jobs) => {
    expect(await run({ jobs }, ['https://www0.example.net/'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^cobble: --jobs .*is no number of threads\nMend: /),
    });
  });

  it.each(['1', '007', '99999999999999999999'])('takes %s', async (jobs) => {
    expect((await run({ jobs }, ['https://www0.example.net/'])).code).toBe(0);
  });

  it('works from a bundle too, in which a module is told the place of its source', async () => {
    const home = folder.path('package');
    mkdirSync(join(home, 'cli'), { recursive: true });
    writeFileSync(join(home, 'cli/cobble.mjs'), "await (await import('../dist/cli/main.js')).main(process.argv);");
    cpSync(join(ROOT, 'package.json'), join(home, 'package.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
    await bundleCheckout(join(home, 'dist/cli'), [
      {
        name: 'others',
        setup({ onResolve }) {
          // Other commands read what a package does not have.
          onResolve({ filter: /esbuild\.config|^\.\.\/\w+$/ }, ({ path, importer }) =>
            path !== '../match' && /definitions|esbuild\.config/.test(importer + path)
              ? { path, external: true }
              : undefined,
          );
        },
      },
      asIfInPlace(join(ROOT, 'dist/cli')),
    ]);
    const started = (jobs: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const args = ['match', '--config', folder.path('config.json'), '--format', 'json', '--jobs', jobs, '-'];
        const child = execFile(process.execPath, [join(home, 'cli/cobble.mjs'), ...args], (_, stdout, stderr) =>
          resolve(stdout + stderr),
        );
        if (!child.stdin) throw new Error('There is no standard input.');
        // From outside nobody sees when a thread has started: it has a quarter of a second for it with each piece.
        const slowly = async function* () {
          for (const piece of pieces(urls)) {
            yield piece;
            if (jobs !== '1') await setTimeout(250);
          }
        };
        pipeline(Readable.from(slowly()), child.stdin).catch(reject);
      });
    const alone = await started('1');
    expect(alone.split('\n').length).toBeGreaterThan(urls.length);
    expect(await started('2')).toBe(alone);
  });
});

describe('threads', () => {
  const task: MatchTask = {
    experiments: parseConfig(JSON.parse(text)).experiments,
    assigned: [],
    switches: { enable: [], disable: [], disableAll: false },
    format: 'json',
  };
  const { io } = testIo();

  it('write nothing behind the place of a batch that is lost', async () => {
    // What can't be handed to a thread fails as one that breaks does.
    const lost = [Object.assign(() => undefined, { includes: () => true })] as never;
    const lists = [urls.slice(0, 5), urls.slice(5, 8), lost, ...Array.from({ length: 8 }, () => urls.slice(5, 10))];
    const seen: number[] = [];
    await expect(async () => {
      for await (const { all } of matchInThreads(withThreads(lists), task, { jobs: 2, io, refused: () => undefined }))
        seen.push(all);
    }).rejects.toThrow('could not be cloned');
    expect(seen).toEqual([5, 3]);
  });

  it('share the work: each gets a batch, and what they are refused is told once', async () => {
    const here = matchBatch(task, io, () => undefined);
    const lists = [urls.slice(0, 300), urls.slice(300, 301), urls.slice(301, 600), urls.slice(600)];
    const results: unknown[] = [];
    const refused: string[] = [];
    const tell = (sentence: string) => refused.push(sentence);
    for await (const result of matchInThreads(withThreads(lists), task, { jobs: 3, io, refused: tell }))
      results.push(result);
    expect(results).toEqual(lists.map(here));
    expect(threads.map(({ given }) => given)).toEqual([1, 1]);
    expect(refused).toEqual([expect.stringContaining('slow: ')]);
  });
});

describe('a batch for a thread', () => {
  it.each([[['a', 'b']], [['a\nb', 'c']], [['']], [['', '']], [['a\n']]])('comes out as it was: %j', (texts) => {
    expect(unpackBatch(packBatch(texts))).toEqual(texts);
  });

  it('is one text where it can be', () => {
    expect([packBatch(['a', 'b']), packBatch(['a\n', 'b'])]).toEqual(['a\nb', ['a\n', 'b']]);
    expect(packBatch({ lines: ' a \n\nb' })).toEqual({ lines: ' a \n\nb' });
  });

  it('of lines is their URLs: no blanks round them, and no empty ones', () => {
    expect(unpackBatch({ lines: ' a\t\r\n\n \nb c' })).toEqual(['a', 'b c']);
    expect(unpackBatch({ lines: '' })).toEqual([]);
  });
});

describe('batches', () => {
  const all = async (lists: AsyncIterable<UrlBatch>, most: number) => {
    const found: UrlBatch[] = [];
    let error: unknown;
    try {
      for await (const batch of batches(lists, most)) found.push(batch);
    } catch (thrown) {
      error = thrown;
    }
    return { found, error };
  };

  it('hold about as much as they may, in the same order, whatever the lists are', async () => {
    const lists = async function* () {
      yield ['aa', 'b'];
      yield [];
      yield ['c', 'dddd', 'e'];
    };
    expect((await all(lists(), 3)).found).toEqual([['aa', 'b'], ['c', 'dddd'], ['e']]);
  });

  it('of a text are whole lines, in their turn', async () => {
    const lists = async function* () {
      yield ['a'];
      yield { lines: 'bb\ncccc\n\nd\ne' };
      yield ['f'];
      yield { lines: 'g' };
      yield { lines: '' };
    };
    expect((await all(lists(), 4)).found).toEqual([
      ['a'],
      { lines: 'bb\ncccc' },
      { lines: '\nd\ne' },
      ['f'],
      { lines: 'g' },
    ]);
  });

  it('come out before the error that ends the lists', async () => {
    const error = new Error('broken');
    const lists = async function* () {
      yield ['a'];
      throw error;
    };
    expect(await all(lists(), 3)).toEqual({ found: [['a']], error });
  });
});
