// @vitest-environment node
/**
 * Nothing throws, and `match` reports what the page runs. Well-formed configs give the results of a plain model of
 * EXP-5 and EXP-6. An experiment with a pattern that `check` rejects matches nothing.
 */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { check } from '../../cli/commands/check';
import { match } from '../../cli/commands/match';
import { CliError } from '../../cli/io/errors';
import { evaluator } from '../../cli/match/evaluate';
import { parseConfig } from '../../src/experiments/engine/config';
import { tryCompilePattern } from '../../src/experiments/engine/patterns/compile-pattern';
import { inputLimit } from '../../src/experiments/engine/patterns/is-catastrophic';
import fc from '../fast-check';
import { testIo } from '../unit/cli/support';
import type { AnyExperiment } from './any-config';
import { anyAssigned, anyExperiment, anyUrl } from './any-config';
import { anyChange, anyJson, changed } from './any-json';
import { knownFlights } from './known-flights';
import { runPage } from './page-engine';
import { runs, TIMEOUT } from './runs';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Finding {
  rule: string;
  severity: string;
  line: number;
  message: string;
}
interface Matched {
  url: string;
  error?: string;
  experiments: { name: string; matched: boolean }[];
  flights: { on: string[] };
}

const checked = async (config: string): Promise<Finding[]> => {
  const { io, out } = testIo(config);
  expect(await check(['-'], { format: 'json' }, io)).toBeLessThan(2);
  return JSON.parse(out()) as Finding[];
};

const matched = async (
  config: string,
  urls: readonly string[],
  flights: string[],
  explain: boolean,
): Promise<Matched[]> => {
  const { io, out } = testIo(config);
  await match(urls, { config: '-', flights, explain, format: 'json' }, io);
  return out()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Matched);
};

/** Writes one experiment per line, so that a finding's line identifies its experiment. The first is on line 2. */
const written = (experiments: readonly unknown[]) =>
  `{"experiments":[\n${experiments.map((one) => JSON.stringify(one) ?? 'null').join(',\n')}\n]}`;

// The model of EXP-5 and EXP-6. Patterns that `check` rejects and overlong URL parts match nothing.
const list = (given: string | readonly string[] | undefined): string[] =>
  [given ?? []].flat().filter((one) => one !== '');
const runsOn = (
  {
    flights: {
      targeting: { domain, url, search },
    },
  }: AnyExperiment,
  page: URL,
): boolean => {
  const hit = (patterns: string[], text: string, long: boolean) =>
    patterns.length > 0 && text.length > 2048 ? long : patterns.some((one) => new RegExp(one).test(text));
  const [path, query] = [list(url?.include), list(search?.include)];
  return (
    domain.toLowerCase() === page.hostname &&
    path.length > 0 &&
    hit(path, page.pathname, false) &&
    !hit(list(url?.exclude), page.pathname, true) &&
    (query.length === 0 || hit(query, page.search, false)) &&
    !hit(list(search?.exclude), page.search, true)
  );
};

const isOn = (flight: string, assigned: readonly string[], { searchParams }: URL): boolean => {
  const names = (key: string) => (searchParams.get(key) ?? '').split(',').map((name) => name.trim());
  return (
    searchParams.get('disableallflights') !== 'true' &&
    !names('disableflights').includes(flight) &&
    (assigned.includes(flight) || names('enableflights').includes(flight))
  );
};

const anyPages = fc.array(anyUrl, { minLength: 8, maxLength: 16 });

/** The page opens only this many URLs. `match` checks all of them. */
const OPENED = 2;

// EXP-5 EXP-6 CLI-1 CLI-2
it(
  'gives the same result in check, match, the page and the model for every well-formed config',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyExperiment, { minLength: 1, maxLength: 4 }),
        anyAssigned,
        anyPages,
        fc.boolean(),
        async (experiments, flights, urls, explain) => {
          const config = written(experiments);
          const assigned = knownFlights(config, flights);
          const findings = await checked(config);
          const refused = experiments.map((_, index) =>
            findings.some(
              ({ rule, line, severity, message }) =>
                /^pattern-(syntax|time)$/.test(rule) &&
                line === index + 2 &&
                (severity === 'error' || /page rejects/.test(message)),
            ),
          );
          const answers = await matched(config, urls, assigned, explain);
          for (const [at, url] of urls.entries()) {
            const page = new URL(url);
            const running = experiments.filter((experiment, index) => !refused[index] && runsOn(experiment, page));
            const names = answers[at]!.experiments.filter(({ matched }) => matched).map(({ name }) => name);
            expect({ url, names }).toEqual({ url, names: running.map(({ name }) => name) });
            if (at >= OPENED) continue;
            const { on, experiments: published } = await runPage(url, config, assigned);
            expect({ url, on }).toEqual({ url, on: answers[at]!.flights.on });
            for (const flight of [...assigned, 'f0', 'f1', 'f9', 'other'])
              expect([url, flight, on.includes(flight)]).toEqual([url, flight, isOn(flight, assigned, page)]);
            const expected = running.flatMap(({ name, flights: { setup = {} } }) =>
              Object.keys(setup)
                .filter((flight) => isOn(flight, assigned, page))
                .map((flight) => `${name}:${flight}`),
            );
            expect({ url, published }).toEqual({ url, published: [...new Set(expected)] });
          }
        },
      ),
      runs(3, 120),
    );
  },
  TIMEOUT,
);

// EXP-5 CLI-2
it(
  "finds the same experiments with match's shortcuts as in the model",
  () => {
    fc.assert(
      fc.property(fc.array(anyExperiment, { minLength: 1, maxLength: 4 }), anyPages, (experiments, urls) => {
        const evaluate = evaluator(parseConfig({ experiments }).experiments, {
          assigned: [],
          switches: { enable: [], disable: [], disableAll: false },
        });
        const valid = experiments.filter(
          ({
            flights: {
              targeting: { url, search },
            },
          }) =>
            [url?.include, url?.exclude, search?.include, search?.exclude]
              .flatMap(list)
              .every((source) => tryCompilePattern(source, inputLimit)),
        );
        for (const url of urls) {
          const expected = valid.filter((one) => runsOn(one, new URL(url))).map(({ name }) => name);
          expect({ url, names: evaluate(url)!.outcome.matched.map(({ name }) => name) }).toEqual({
            url,
            names: expected,
          });
        }
      }),
      runs(100, 8000),
    );
  },
  TIMEOUT,
);

const anyBroken = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.array(anyExperiment, { minLength: 1, maxLength: 3 }),
        fc.array(anyChange, { minLength: 1, maxLength: 4 }),
      )
      .map(([experiments, changes]) => JSON.stringify(changed({ experiments }, changes)) ?? 'null'),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(anyExperiment, { maxLength: 3 })
      .map((all) =>
        JSON.stringify({ experiments: Object.fromEntries(all.map((one) => [one.name, { flights: one.flights }])) }),
      ),
  },
  { weight: 1, arbitrary: anyJson.map((value) => JSON.stringify({ experiments: value })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(anyExperiment, fc.nat(), fc.constantFrom('', '{', '"', ',', '\u0000', '\\'))
      .map(([one, at, by]) => {
        const text = written([one]);
        return text.slice(0, at % text.length) + by + text.slice((at % text.length) + 1);
      }),
  },
);

// CLI-1 CLI-2 EXP-5
it(
  'survives any config in check, match and the page, and match reports what the page runs',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyBroken, anyAssigned, anyUrl, async (config, flights, url) => {
        const assigned = knownFlights(config, flights);
        const findings = await checked(config);
        const { on, experiments } = await runPage(url, config, assigned);
        let answer: Matched;
        try {
          [answer] = (await matched(config, [url], assigned, false)) as [Matched];
        } catch (error) {
          // `match` rejects anything that isn't a config. Then `check` reports why, and the page runs nothing.
          expect(error).toBeInstanceOf(CliError);
          expect(findings.filter(({ severity }) => severity === 'error')).not.toEqual([]);
          expect(experiments).toEqual([]);
          return;
        }
        expect(answer.flights.on).toEqual(on);
        const names = answer.experiments.map(({ name }) => name);
        for (const one of experiments)
          expect(
            names.some((name) => one.startsWith(`${name}:`)),
            one,
          ).toBe(true);
      }),
      runs(10, 400),
    );
  },
  TIMEOUT,
);
