// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/experiments/engine/config';
import { flightsOn, switchesOf } from '../../../src/experiments/engine/flights';
import { caseFileOf, withoutOverlay } from '../../../src/experiments/overlay/case-file-of';
import { flightLine } from '../../../src/experiments/overlay/flight-line';
import { flightState, otherFlights } from '../../../src/experiments/overlay/flight-state';
import { rewriteSwitches } from '../../../src/experiments/overlay/rewrite-switches';

const { experiments } = parseConfig({
  experiments: [{ name: 'x', flights: { targeting: {}, setup: { a: {}, b: {} } } }],
});

describe("a flight's line", () => {
  const outcome = { runs: true, isApplied: false, hasFailed: false, hasFiles: true };
  const lines = (assigned: string[], search: string) => {
    const switches = switchesOf(search);
    const sources = { assigned, switches, on: flightsOn(experiments, assigned, switches) };
    return Object.fromEntries(
      ['a', 'b', ...otherFlights(experiments, sources)].map((name) => [
        name,
        flightLine(flightState(name, sources)).text,
      ]),
    );
  };

  it('names the source that decided: the assignment, the URL, or none', () => {
    expect(lines(['a', 'z'], '?enableflights=b,q')).toEqual({
      a: 'on, by the assignment',
      b: 'on, previewed by the URL',
      z: 'on, by the assignment',
      q: 'on, previewed by the URL',
    });
    expect(lines(['a'], '?disableflights=a')).toEqual({ a: 'off, by the URL', b: 'off' });
    expect(lines(['a'], '?disableallflights=true')).toEqual({ a: 'off, by the URL', b: 'off, by the URL' });
    expect(lines(['a'], '?enableflights=a')).toEqual({ a: 'on, by the assignment', b: 'off' });
  });

  it.each([
    [{ isApplied: true }, 'on, by the assignment: applied'],
    [{ isApplied: true, hasFiles: false }, 'on, by the assignment: applied (it has no files)'],
    [{ isApplied: true, hasFailed: true }, 'on, by the assignment: applied'],
    [{ hasFailed: true }, 'on, by the assignment: not applied'],
    [{}, 'on, by the assignment: waiting for its files'],
    [{ runs: false }, 'on, by the assignment'],
    [{ runs: false, isApplied: true }, 'on, but it was applied before: its files stay until a reload'],
  ])('describes %j as "%s"', (given, text) => {
    expect(flightLine({ on: true, by: 'the assignment' }, { ...outcome, ...given }).text).toBe(text);
  });
});

describe('a copied test case', () => {
  it("keeps the URL's other parameters as they are spelt", () => {
    expect(withoutOverlay('https://x.example/a?path=/store/a%20b&cobble-debug&q=a+b#top').href).toBe(
      'https://x.example/a?path=/store/a%20b&q=a+b',
    );
    expect(withoutOverlay('https://x.example/a?cobble-debug=1').href).toBe('https://x.example/a');
  });

  it('gives a copied test case a short name for many experiments', () => {
    const { cases } = JSON.parse(
      caseFileOf({
        url: new URL('https://x.example/a'),
        config: 'https://x.example/config.json',
        assigned: [],
        on: [],
        matched: Array.from({ length: 200 }, (_, index) => ({ ...experiments[0]!, name: `e${index}` })),
      }),
    );
    expect(cases[0].name).toBe('e0, e1, e2 and 197 more on /a');
  });
});

describe('a switch in the overlay', () => {
  const rewritten = (search: string, change: Parameters<typeof rewriteSwitches>[2]) =>
    rewriteSwitches(search, switchesOf(search), change);

  it.each([
    ['?cobble-debug', { flight: 'a', on: true, assigned: false }, '?cobble-debug&enableflights=a'],
    ['?cobble-debug&enableflights=a,b', { flight: 'a', on: false, assigned: false }, '?cobble-debug&enableflights=b'],
    ['?enableflights=a', { flight: 'a', on: false, assigned: false }, ''],
    ['?x=1', { flight: 'a', on: false, assigned: true }, '?x=1&disableflights=a'],
    ['?disableflights=a&x=1', { flight: 'a', on: true, assigned: true }, '?x=1'],
    ['?disableflights=a', { flight: 'a', on: true, assigned: false }, '?enableflights=a'],
    ['', { all: 'off' as const }, '?disableallflights=true'],
    ['?disableallflights=true&x', { all: 'as they are' as const }, '?x'],
    ['?enableflights=q&x&enableflights=r', { flight: 'a', on: true, assigned: false }, '?enableflights=q,a&x'],
    ['', { flight: 'a&b+c', on: true, assigned: false }, '?enableflights=a%26b%2Bc'],
    // The other parameters keep their spelling, because a pattern for the query may match only that spelling.
    [
      '?path=/store/a%20b&&q=a+b&r=&??x&cobble-debug',
      { flight: 'a', on: true, assigned: false },
      '?path=/store/a%20b&&q=a+b&r=&??x&cobble-debug&enableflights=a',
    ],
  ])('rewrites %s with %j to %s', (search, change, expected) => {
    expect(rewritten(search, change)).toBe(expected);
  });

  it('produces the requested state, whatever the URL contained before', () => {
    for (const before of ['', '?enableflights=a', '?disableflights=a', '?enableflights=a,b&disableflights=a']) {
      for (const assigned of [true, false]) {
        for (const on of [true, false]) {
          const list = assigned ? ['a'] : [];
          expect(
            flightsOn(experiments, list, switchesOf(rewritten(before, { flight: 'a', on, assigned }))).includes('a'),
          ).toBe(on);
        }
      }
    }
  });
});
