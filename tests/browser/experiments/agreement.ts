import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { match } from '../../../cli/commands/match';
import fc from '../../fast-check';
import { knownFlights } from '../../fuzz/known-flights';
import { testIo } from '../../unit/cli/support';
import { anyPattern } from '../../unit/experiments/arbitraries';
import type { Harness } from '../harness';
import { experiment, outcome, site } from './site';

interface Case {
  config: object;
  flights: readonly string[];
  pages: readonly string[];
}

const pages = [
  '/',
  '/en-us/store',
  '/en-us/store/a-b/1',
  '/sv-se/store/checkout',
  '/a/ab/-',
  '/store=1.html',
  '/a%20b/%C3%A9',
  '/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
];
const queries = [
  '',
  '?campaign=a',
  '?a=1&b=ab',
  '?enableflights=f0,%20f9,other&x',
  '?disableflights=f1',
  '?enableflights=f2&disableallflights=true',
  '?enableflights=F1&campaign=%E2%9C%93',
  '?disableallflights=TRUE&enableflights=f2&enableflights=f0',
];

/** Configs with broken and slow patterns, wrong types and odd names. */
const byHand: Case[] = [
  {
    config: {
      experiments: {
        one: experiment('', 'f0', { include: ['^/en-us/', '/checkout'] }),
        two: experiment('', 'f1', { include: '^/[a-z]{2}-[a-z]{2}/store', js: ['/exp/a.js', '/exp/b.js'] }),
      },
    },
    flights: ['f1', 'f0'],
    pages,
  },
  {
    config: {
      experiments: [
        experiment('slow', 'f0', { include: '^/(a+)+$' }),
        experiment('broken', 'f1', { include: ['/', '('] }),
        experiment('nested', 'f2', { include: '^(/[^/]*)+$' }),
        experiment('long', 'f0', { include: `x{${'1'.repeat(9)}}` }),
      ],
    },
    flights: ['f0', 'f1', 'f2'],
    pages,
  },
  {
    config: {
      experiments: [
        experiment('typed', 'f0', { include: [1] }),
        { name: 'bare', flights: {} },
        null,
        experiment('', 'f1'),
        experiment('upper', 'f2', { domain: '127.0.0.1'.toUpperCase() }),
        experiment('other', 'f0', { domain: 'localhost' }),
      ],
    },
    flights: ['f0', 'f1', 'f2'],
    pages,
  },
  {
    config: JSON.parse(
      '{"experiments":{"__proto__":{"flights":{"targeting":{"domain":"127.0.0.1","url":{"include":"."}},"setup":{"__proto__":{"js":"/exp/p.js"},"f0":{"css":"/exp/p.css"}}}}}}',
    ) as object,
    flights: ['__proto__', 'f0'],
    pages,
  },
];

const anyCase: fc.Arbitrary<Case> = fc.record({
  config: fc.record({
    experiments: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('one', 'two', 'three', 'four', 'five', 'six'),
        flights: fc.record({
          targeting: fc.record({
            domain: fc.constantFrom('127.0.0.1', '127.0.0.1', '127.0.0.1', 'other.test'),
            url: fc.record({
              include: fc.oneof(anyPattern, fc.constantFrom('^/', '/store', '[^/]$')),
              exclude: fc.option(anyPattern, { nil: undefined, freq: 2 }),
            }),
            search: fc.record({
              include: fc.oneof(fc.constant(''), fc.constant(''), anyPattern),
              exclude: fc.option(anyPattern, { nil: undefined, freq: 1 }),
            }),
          }),
          setup: fc.dictionary(
            fc.constantFrom('f0', 'f1', 'f2', 'f3'),
            fc.record({
              js: fc.subarray(['/exp/a.js', '/exp/b.js', '/exp/c.js']),
              css: fc.subarray(['/exp/a.css', '/exp/b.css']),
            }),
            { minKeys: 1, noNullPrototype: true },
          ),
        }),
      }),
      { minLength: 3, maxLength: 6, selector: ({ name }) => name },
    ),
  }),
  flights: fc.shuffledSubarray(['f0', 'f1', 'f2', 'f9']),
  pages: fc.shuffledSubarray(pages, { minLength: 7, maxLength: 8 }),
});

/** Compares the page's decisions with those of `cobble match`, for fixed and random configs. */
export const expectAgreement = async (server: Harness, numRuns: number): Promise<void> => {
  const { publish, openPage, origin } = server;
  const folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cases = [...byHand, ...fc.sample(anyCase, { numRuns, seed: 20261121 })];
  for (const name of ['a', 'b', 'c', 'p', 'f0', 'f1', 'f2']) {
    publish(`/exp/${name}.js`, '');
    publish(`/exp/${name}.css`, '');
  }
  const { page } = await openPage('/exp/a.css');
  let [compared, matched] = [0, 0];
  for (const [index, { config, flights, pages }] of cases.entries()) {
    const text = JSON.stringify(config);
    const file = join(folder, `${index}.json`);
    writeFileSync(file, text);
    // Each config has its own storage key for the assignment.
    const assigned = knownFlights(text, flights);
    const { html } = site(server, {
      config: text,
      flights: assigned,
      json: { storage: { flights: `flights-${index}` } },
    });
    for (const path of pages) publish(path, html);
    const urls = pages.map((path, at) => origin() + path + queries[(at + index) % queries.length]!);

    const { io, out } = testIo('', { cwd: folder });
    await match(urls, { config: file, flights: assigned, format: 'json' }, io);
    const expected = out()
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as {
            url: string;
            experiments: { name: string }[];
            flights: { on: string[] };
            scripts: string[];
            styles: string[];
          },
      );

    await page.evaluate((urls) => {
      document.body.replaceChildren(...urls.map((src) => Object.assign(document.createElement('iframe'), { src })));
      return Promise.all(
        [...document.querySelectorAll('iframe')].map((frame) => new Promise((resolve) => (frame.onload = resolve))),
      );
    }, urls);
    const frames = await Promise.all(
      (await page.$$('iframe')).map(async (handle) => (await handle.contentFrame()).evaluate(outcome)),
    );
    frames.forEach((seen, at) => {
      const {
        url,
        experiments,
        flights: { on },
        scripts,
        styles,
      } = expected[at]!;
      const inform = `config ${index} ${url}`;
      expect({ inform, on: seen.on, scripts: seen.scripts, styles: seen.styles }).toEqual({
        inform,
        on,
        scripts,
        styles,
      });
      // The page lists only experiments with an active flight; the command line lists all that match.
      const setups = Object.entries(
        (config as { experiments: Record<string, { name?: string; flights: { setup: object } }> }).experiments,
      );
      const names = experiments.map(({ name }) => name);
      for (const running of seen.experiments)
        expect(names, inform).toContain(running.slice(0, running.lastIndexOf(':')));
      for (const name of names) {
        const flightsOf = setups
          .filter(
            ([key, entry]) =>
              (Array.isArray((config as { experiments: unknown }).experiments) ? entry?.name : key) === name,
          )
          .flatMap(([, entry]) => Object.keys(entry.flights.setup));
        expect(
          flightsOf.some((flight) => on.includes(flight)),
          inform,
        ).toBe(seen.experiments.some((running) => running.startsWith(`${name}:`)));
      }
      compared++;
      matched += experiments.length;
    });
  }
  expect(compared).toBeGreaterThanOrEqual(7 * cases.length);
  expect(matched).toBeGreaterThan(cases.length);
};
