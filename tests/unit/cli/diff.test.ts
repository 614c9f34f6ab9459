// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DiffOptions } from '../../../cli/commands/diff';
import { diff } from '../../../cli/commands/diff';
import { comparer } from '../../../cli/diff/comparer';
import { listChanges } from '../../../cli/diff/list-changes';
import { parseConfig } from '../../../src/experiments/engine/config';
import { flightsOn, switchesOf } from '../../../src/experiments/engine/flights';
import { runCommand, testIo } from './support';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  writeFileSync(join(folder, 'urls.txt'), `${STORE}\n${HELP}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const STORE = 'https://www.example.net/store';
const HELP = 'https://www.example.net/help';

type Setup = Record<string, { js?: string[]; css?: string[] }>;
const experiment = (include: string, setup: Setup) => ({
  flights: { targeting: { domain: 'www.example.net', url: { include } }, setup },
});
const run = async (before: object, after: object, options: Partial<DiffOptions> = {}, stdin = '') => {
  writeFileSync(join(folder, 'old.json'), JSON.stringify({ experiments: before }));
  writeFileSync(join(folder, 'new.json'), JSON.stringify({ experiments: after }));
  const result = await runCommand(
    (io) => diff(['old.json', 'new.json'], { urls: ['urls.txt'], format: 'json', ...options }, io),
    stdin,
    { cwd: folder },
  );
  const rows =
    options.format === 'text'
      ? []
      : result.out
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ...result, rows };
};

const none = { added: [], removed: [] };
const hero = experiment('^/store', { b: { js: ['/hero.js'], css: ['/hero.css'] } });

// Interface 9
describe('cobble diff', () => {
  it('writes one object a changed URL, with exactly the promised members, and ends with 1', async () => {
    const { code, rows, err } = await run({ hero }, { other: experiment('^/store', { o: { js: ['/other.js'] } }) });
    expect([code, err]).toEqual([1, '']);
    expect(rows).toEqual([
      {
        url: STORE,
        added: ['other'],
        removed: ['hero'],
        scripts: { added: ['/other.js'], removed: ['/hero.js'] },
        styles: { added: [], removed: ['/hero.css'] },
      },
    ]);
  });

  it('writes nothing and ends with 0 where every page runs the same', async () => {
    expect(
      await run({ hero }, { hero: experiment('^/(store|shop)', { b: { js: ['/hero.js'], css: ['/hero.css'] } }) }),
    ).toMatchObject({ code: 0, out: '', err: '' });
  });

  it.each<[string, object, object, object]>([
    [
      'an experiment that comes',
      {},
      { hero },
      {
        added: ['hero'],
        removed: [],
        scripts: { added: ['/hero.js'], removed: [] },
        styles: { added: ['/hero.css'], removed: [] },
      },
    ],
    [
      'a script alone',
      { hero },
      { hero: experiment('^/store', { b: { js: ['/2.js'], css: ['/hero.css'] } }) },
      { added: [], removed: [], scripts: { added: ['/2.js'], removed: ['/hero.js'] }, styles: none },
    ],
    [
      'a style alone',
      { hero },
      { hero: experiment('^/store', { b: { js: ['/hero.js'] } }) },
      { added: [], removed: [], scripts: none, styles: { added: [], removed: ['/hero.css'] } },
    ],
    [
      'an experiment without files that comes',
      {},
      { bare: experiment('^/store', {}) },
      { added: ['bare'], removed: [], scripts: none, styles: none },
    ],
    [
      'an experiment without files that goes',
      { bare: experiment('^/store', {}) },
      {},
      { added: [], removed: ['bare'], scripts: none, styles: none },
    ],
  ])('sees %s', async (_, before, after, change) => {
    expect(await run(before, after)).toMatchObject({ code: 1, rows: [{ url: STORE, ...change }] });
  });

  it('counts the order of files, in which they run: what has moved is removed and added', async () => {
    const files = (js: string[], css: string[] = []) => ({ x: experiment('^/store', { b: { js, css } }) });
    expect((await run(files(['/1.js', '/2.js', '/3.js']), files(['/3.js', '/1.js', '/2.js']))).rows).toEqual([
      { url: STORE, added: [], removed: [], scripts: { added: ['/3.js'], removed: ['/3.js'] }, styles: none },
    ]);
    expect((await run(files([], ['/1.css', '/2.css']), files([], ['/2.css', '/1.css']))).code).toBe(1);
    // The order of experiments shows in that of their files alone.
    const [a, b] = [experiment('^/store', { a: { js: ['/a.js'] } }), experiment('^/store', { b: {} })];
    expect((await run({ a, b }, { b, a })).code).toBe(0);
  });

  it('counts every flight of both configs as assigned, unless the assignment is given', async () => {
    const two = experiment('^/store', { b: { js: ['/hero.js'], css: ['/hero.css'] }, c: { js: ['/c.js'] } });
    expect((await run({ hero }, { hero: two })).rows).toMatchObject([{ scripts: { added: ['/c.js'], removed: [] } }]);
    expect((await run({ hero: two }, { hero })).rows).toMatchObject([{ scripts: { added: [], removed: ['/c.js'] } }]);
    expect((await run({ hero }, { hero: two }, { flights: ['b'] })).code).toBe(0);
    expect((await run({ hero }, { hero: two }, { flights: ['c'] })).code).toBe(1);
  });

  it("counts the switches in a URL's query", async () => {
    writeFileSync(join(folder, 'off.txt'), `${STORE}?disableallflights=true\n`);
    const other = experiment('^/store', { b: { js: ['/2.js'] } });
    expect((await run({ hero }, { hero: other }, { urls: ['off.txt'] })).code).toBe(0);
  });

  it('reads several lists, a sitemap and standard input', async () => {
    writeFileSync(join(folder, 'map.xml'), `<urlset><url><loc>${STORE}?map</loc></url></urlset>`);
    const { rows } = await run({}, { hero }, { urls: ['urls.txt', 'map.xml', '-'] }, `${STORE}?stdin`);
    expect(rows.map(({ url }) => url)).toEqual([STORE, `${STORE}?map`, `${STORE}?stdin`]);
  });

  it('reads a config from standard input', async () => {
    writeFileSync(join(folder, 'new.json'), JSON.stringify({ experiments: { hero } }));
    for (const files of [['-', 'new.json'] as const, ['new.json', '-'] as const])
      expect(
        (
          await runCommand((io) => diff(files, { urls: ['urls.txt'], format: 'json' }, io), '{ "experiments": [] }', {
            cwd: folder,
          })
        ).code,
      ).toBe(1);
  });

  it('is short and readable as text, and ends with a count', async () => {
    const { out, code } = await run(
      { hero },
      { hero: experiment('^/store', { b: { js: ['/2.js'] } }), bare: experiment('^/help', {}) },
      { format: 'text' },
    );
    expect(code).toBe(1);
    expect(out).toBe(
      `${STORE}\n  - script      /hero.js\n  + script      /2.js\n  - style       /hero.css\n${HELP}\n  + experiment  bare\n2 of 2 URLs change\n`,
    );
    expect((await run({ hero }, { hero }, { format: 'text' })).out).toBe('0 of 2 URLs change\n');
    expect((await run({}, { hero }, { format: 'text' })).out).toMatch(/\n1 of 2 URLs changes\n$/);
  });

  // threat 8
  it.each(['text', 'json'] as const)(
    'shows control characters as text in %s, and begins no line with ::',
    async (format) => {
      const odd = experiment('^/store', { b: { js: ['::error::\u001b[31m'] } });
      const { out } = await run({}, { '::error x\n\u202e': odd }, { format });
      expect(out).not.toMatch(/[\u001b\u202e]|^\s*::/m);
    },
  );

  it("ends with 2 where a line is no URL: what was not compared can't be called the same", async () => {
    writeFileSync(join(folder, 'broken.txt'), `www.example.net/store\n${STORE}\nnonsense\n`);
    const { code, rows, err } = await run({}, { hero }, { urls: ['broken.txt'] });
    expect([code, rows.length]).toEqual([2, 1]);
    expect(err).toMatch(/^cobble: 2 lines are no URL .*: www\.example\.net\/store is the first\nMend: /);
    expect((await run({}, { hero }, { urls: ['broken.txt'], format: 'text' })).out).toMatch(/1 of 1 URL changes\n$/);
    writeFileSync(join(folder, 'broken.txt'), 'nonsense\n');
    expect((await run({}, { hero }, { urls: ['broken.txt'] })).err).toMatch(
      /1 line is no URL .* was not compared: nonsense\n/,
    );
  });

  it('says of a config with a bad pattern that a part is left out', async () => {
    const { err, code } = await run({ hero }, { hero, bad: experiment('^/(a+)+$', {}) });
    expect([code, err]).toEqual([
      0,
      'cobble: the page leaves out 1 part of new.json; cobble check new.json says where and how to mend it\n',
    ]);
  });

  it.each<[string, [string, string], Partial<DiffOptions>]>([
    ['no list', ['old.json', 'new.json'], { urls: undefined }],
    ['standard input twice', ['-', '-'], {}],
    ['standard input twice with a list', ['-', 'new.json'], { urls: ['-'] }],
    ['no such config', ['old.json', 'none.json'], {}],
    ['no such list', ['old.json', 'new.json'], { urls: ['none.txt'] }],
    ['a config that is none', ['urls.txt', 'new.json'], {}],
  ])('refuses %s as wrong usage', async (_, files, options) => {
    await run({}, {});
    const { code, out, err } = await runCommand(
      (io) => diff(files, { urls: ['urls.txt'], format: 'json', ...options }, io),
      '{ "experiments": [] }',
      { cwd: folder },
    );
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^cobble: \S/)]);
  });

  it('waits for a slow reader instead of piling up output', async () => {
    await run({}, { hero });
    const { io } = testIo(`${STORE}\n`.repeat(20_000), { cwd: folder });
    const stdout = new PassThrough({ highWaterMark: 16 });
    let [most, lines] = [0, 0];
    const reading = (async () => {
      for await (const chunk of stdout) {
        most = Math.max(most, stdout.readableLength + stdout.writableLength);
        lines += String(chunk).split('\n').length - 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await diff(['old.json', 'new.json'], { urls: ['-'], format: 'json' }, { ...io, stdout });
    stdout.end();
    await reading;
    expect(lines).toBe(20_000);
    expect(most).toBeLessThan(300_000);
  });
});

describe('what two configs change on a URL', () => {
  const most = fc.constantFrom('^/store', 'store', '^/', '/$', '[a-c]+');
  const pattern = fc.oneof(
    { weight: 6, arbitrary: most },
    { weight: 1, arbitrary: fc.constantFrom('/checkout', '^/(a+)+$', '(', '') },
  );
  const query = fc.constantFrom('a=1', '^\\?', 'b', '(', '');
  const rarely = <T>(of: fc.Arbitrary<T[]>) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: of });
  const some = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 2 });
  const file = (end: string) => some(fc.constantFrom('/1', '/2', '/3', '/4').map((name) => name + end));
  const anyEntry = fc.record({
    name: fc.constantFrom('x', 'y', 'z'),
    flights: fc.record({
      targeting: fc.record({
        domain: fc.constantFrom('www.example.net', 'www.example.net', 'other.example'),
        url: fc.record({ include: some(pattern), exclude: rarely(some(pattern)) }),
        search: fc.record({ include: rarely(some(query)), exclude: rarely(some(query)) }),
      }),
      setup: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.record({ js: file('.js'), css: file('.css') })),
    }),
  });
  type Entry = typeof anyEntry extends fc.Arbitrary<infer T> ? T : never;
  /** Two configs that have some entries in common, also in another order or with another setup. */
  const anyConfigs = fc.array(anyEntry, { maxLength: 4 }).chain((before) =>
    fc.tuple(
      fc.constant(before),
      fc.tuple(fc.shuffledSubarray(before), some(anyEntry), some(anyEntry)).map(([kept, more, others]) => [
        ...kept.map((entry, index) => {
          const setup = others[index]?.flights.setup;
          return setup ? { ...entry, flights: { ...entry.flights, setup } } : entry;
        }),
        ...more,
      ]),
    ),
  );
  const anyUrl = fc
    .tuple(
      fc.constantFrom('www.example.net', 'other.example'),
      fc.constantFrom('/', '/store', '/store/checkout', '/abc/'),
      fc.constantFrom('', '?a=1', '?b', '?disableflights=a', '?enableflights=b', '?disableallflights=true', '?a=1%20'),
    )
    .map(([host, path, search]) => `https://${host}${path}${search}`);

  /** The plain definition of interface 6 (EXP-5, EXP-6, EXP-8), of configs whose names are unlike. */
  const plain = (config: readonly Entry[], { hostname, pathname, search }: URL, assigned: string[] | undefined) => {
    const isFine = (source: string) => source !== '(' && source !== '^/(a+)+$';
    const decides = (sources: readonly string[], text: string, wanted: boolean): boolean => {
      const rule = sources.filter(Boolean);
      return rule.length === 0 || (rule.every(isFine) && rule.some((source) => RegExp(source).test(text)) === wanted);
    };
    const matched = config.filter(
      ({ flights: { targeting } }) =>
        targeting.domain === hostname &&
        targeting.url.include.some(Boolean) &&
        decides(targeting.url.include, pathname, true) &&
        decides(targeting.url.exclude, pathname, false) &&
        decides(targeting.search.include, search, true) &&
        decides(targeting.search.exclude, search, false),
    );
    const { experiments } = parseConfig({ experiments: config });
    const names = config.flatMap(({ flights }) => Object.keys(flights.setup));
    const on = flightsOn(experiments, assigned ?? names, switchesOf(search));
    const setups = matched.flatMap(({ flights }) =>
      Object.entries(flights.setup).flatMap(([flight, files]) => (on.includes(flight) ? files : [])),
    );
    return {
      experiments: new Set(matched.map(({ name }) => name)),
      scripts: new Set(setups.flatMap(({ js }) => js)),
      styles: new Set(setups.flatMap(({ css }) => css)),
    };
  };

  it('is what each of them alone says, compared', () => {
    let changes = 0;
    fc.assert(
      fc.property(
        anyConfigs,
        anyUrl,
        fc.option(fc.subarray(['a', 'b']), { nil: undefined }),
        ([before, after], url, assigned) => {
          const of = (config: Entry[]) => parseConfig({ experiments: config }).experiments;
          const change = comparer(of(before), of(after), assigned).compare(new URL(url));
          const [old, now] = [plain(before, new URL(url), assigned), plain(after, new URL(url), assigned)];
          const lists = (what: 'scripts' | 'styles') => listChanges([...old[what]], [...now[what]]);
          const expected = {
            added: [...now.experiments].filter((name) => !old.experiments.has(name)),
            removed: [...old.experiments].filter((name) => !now.experiments.has(name)),
            scripts: lists('scripts'),
            styles: lists('styles'),
          };
          const isNone = !/\["/.test(JSON.stringify(expected));
          changes += Number(!isNone);
          expect(change).toEqual(isNone ? undefined : expected);
        },
      ),
      { numRuns: 700 },
    );
    expect(changes).toBeGreaterThan(100);
  });

  it('counts what the page refuses for each config that has it', () => {
    const bad = experiment('^/(a+)+$', {});
    const of = (experiments: object) => parseConfig({ experiments }).experiments;
    expect(comparer(of({ bad, hero }), of({ hero, bad, worse: bad }), []).refused).toEqual({ before: 1, after: 2 });
  });

  // threat 9
  it('is found in a time that grows with the number of flights alone', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40_000 }, (_, index) => [`f${index}`, { js: [`/${index}.js`] }]),
    );
    const more = { ...many, last: { js: ['/last.js'] } };
    writeFileSync(join(folder, 'switched.txt'), `${STORE}?disableflights=f1\n`);
    const { rows } = await run(
      { x: experiment('^/store', many) },
      { x: experiment('^/store', more) },
      { urls: ['urls.txt', 'switched.txt'], flights: Object.keys(more) },
    );
    expect(rows).toMatchObject([{ scripts: { added: ['/last.js'] } }, { scripts: { added: ['/last.js'] } }]);
  }, 30_000);
});

describe('the changes of a list', () => {
  const lists = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 });

  it('make one list the other, and leave as much as they can', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const { added, removed } = listChanges(before, after);
        const stays = before.filter((text) => !removed.includes(text));
        expect(after.filter((text) => !added.includes(text))).toEqual(stays);
        expect(stays.length).toBe(longestCommon(before, after));
      }),
    );
  });

  it('are none of a list and itself, also a long one', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `/${index}.js`);
    expect(listChanges(long, long)).toEqual(none);
    expect(listChanges(long, long.toReversed()).added).toHaveLength(19_999);
  });
});

/** The plain definition. */
const longestCommon = ([a, ...before]: readonly string[], after: readonly string[]): number => {
  if (a === undefined) return 0;
  const place = after.indexOf(a);
  const without = longestCommon(before, after);
  return place === -1 ? without : Math.max(without, 1 + longestCommon(before, after.slice(place + 1)));
};
