// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/experiments/engine/config';
import { flightsOn, switchesOf } from '../../../src/experiments/engine/flights';
import { flightStates } from '../../../src/experiments/overlay/flight-states';
import { rewriteSwitches } from '../../../src/experiments/overlay/rewrite-switches';

const { experiments } = parseConfig({
  experiments: [{ name: 'x', flights: { targeting: {}, setup: { a: {}, b: {} } } }],
});

describe("the source of a flight's state", () => {
  const by = (assigned: string[], search: string) => {
    const switches = switchesOf(search);
    return Object.fromEntries(
      flightStates(experiments, assigned, switches, flightsOn(experiments, assigned, switches)).map(
        ({ name, on, by }) => [name, `${on ? 'on' : 'off'}, ${by}`],
      ),
    );
  };

  it('is the assignment, the URL, or nobody', () => {
    expect(by(['a', 'z'], '?enableflights=b,q')).toEqual({
      a: 'on, the assignment',
      b: 'on, the URL',
      z: 'on, the assignment',
      q: 'on, the URL',
    });
    expect(by(['a'], '?disableflights=a')).toEqual({ a: 'off, the URL', b: 'off, nobody' });
    expect(by(['a'], '?disableallflights=true')).toEqual({ a: 'off, the URL', b: 'off, the URL' });
    expect(by(['a'], '?enableflights=a')).toEqual({ a: 'on, the assignment', b: 'off, nobody' });
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
