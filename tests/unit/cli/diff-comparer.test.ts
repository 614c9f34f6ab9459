// @vitest-environment node

import { describe, expect, it, vi } from 'vitest';
import { comparer } from '../../../cli/diff/comparer';
import { listChanges } from '../../../cli/diff/list-changes';
import { parseConfig } from '../../../src/experiments/engine/config';
import { flightsOn, switchesOf } from '../../../src/experiments/engine/flights';
import fc from '../../fast-check';
import { runs } from '../../fuzz/runs';
import { diffFolder, experiment, hero, STORE } from './diff-support';

vi.setConfig({ testTimeout: 60_000 });

const { folder, run } = diffFolder();

describe('the comparer of two configs', () => {
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
  const anyConfigs = fc.array(anyEntry, { maxLength: 4 }).chain((before) =>
    fc.tuple(
      fc.constant(before),
      fc.tuple(fc.shuffledSubarray(before), some(anyEntry), some(anyEntry)).map(([unchanged, more, others]) => [
        ...unchanged.map((entry, index) => {
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

  /** The simplest implementation of interface 6 (EXP-5, EXP-6, EXP-8), for configs with unique names. */
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

  it('returns the difference between what each config does on its own', () => {
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
      runs(200, 700),
    );
    expect(changes).toBeGreaterThan(20);
  });

  it('counts rejected patterns for each config that has them', () => {
    const bad = experiment('^/(a+)+$', {});
    const of = (experiments: object) => parseConfig({ experiments }).experiments;
    expect(comparer(of({ bad, hero }), of({ hero, bad, worse: bad }), []).refused).toEqual({ before: 1, after: 2 });
  });

  // threat 9
  it('takes time proportional to the number of flights', { tags: 'all', timeout: 30_000 }, async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40_000 }, (_, index) => [`f${index}`, { js: [`/${index}.js`] }]),
    );
    const more = { ...many, last: { js: ['/last.js'] } };
    folder.write('switched.txt', `${STORE}?disableflights=f1\n`);
    const { rows } = await run(
      { x: experiment('^/store', many) },
      { x: experiment('^/store', more) },
      { urls: ['urls.txt', 'switched.txt'], flights: Object.keys(more) },
    );
    expect(rows).toMatchObject([{ scripts: { added: ['/last.js'] } }, { scripts: { added: ['/last.js'] } }]);
  });
});
