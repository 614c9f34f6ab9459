// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mergeSwitches } from '../../../cli/match/switches';
import { parseConfig } from '../../../src/experiments/engine/config';
import { filesOf, flightsOn, switchesOf } from '../../../src/experiments/engine/flights';
import { telemetryIds } from '../../../src/experiments/page/report-exposures';

const targeting = { domain: 'a.example', url: { include: '^/' } };
const { experiments } = parseConfig({
  experiments: [
    {
      name: 'first',
      flights: { targeting, setup: { b: { js: ['/1.js', '/2.js'], css: ['/1.css'] }, a: { js: ['/3.js'] } } },
    },
    {
      name: 'second',
      flights: { targeting, setup: { c: { js: ['/2.js', '/4.js'], css: ['/1.css', '/2.css'] }, a: { js: ['/3.js'] } } },
    },
  ],
});
const none = switchesOf('');

describe("the URL's switches", () => {
  it('reads switches as comma-separated names, trimmed, without empty ones', () => {
    expect(switchesOf('?enableflights=a,%20b%20,,c+&disableflights=d')).toEqual({
      enable: ['a', 'b', 'c'],
      disable: ['d'],
      disableAll: false,
    });
  });

  it('reads switches from the first parameter of a name, case-sensitively', () => {
    expect(switchesOf('?enableflights=a&enableflights=b&EnableFlights=c').enable).toEqual(['a']);
    expect(switchesOf('?enableflights=A').enable).toEqual(['A']);
  });

  it.each([
    ['?disableallflights=true', true],
    ['?disableallflights=TRUE', false],
    ['?disableallflights=1', false],
    ['?disableallflights', false],
    ['?disableallflights=false&disableallflights=true', false],
  ])('turns all flights off by a switch with %s: %s', (search, off) => {
    expect(switchesOf(search).disableAll).toBe(off);
  });

  it('limits switches to 100 names of 256 characters', () => {
    const names = Array.from({ length: 150 }, (_, index) => `n${index}`);
    expect(switchesOf(`?enableflights=${names.join()}`).enable).toEqual(names.slice(0, 100));
    expect(switchesOf(`?disableflights=${'a'.repeat(257)},${'b'.repeat(256)}`).disable).toEqual(['b'.repeat(256)]);
  });
});

describe('flights that are on', () => {
  // EXP-6
  it('turns on the flights of the config, the assignment and the URL, in this order', () => {
    expect(flightsOn(experiments, ['z', 'c', 'y', 'a'], switchesOf('?enableflights=q,b,z'))).toEqual([
      'b',
      'a',
      'c',
      'z',
      'y',
      'q',
    ]);
  });

  it('excludes disabled flights, wherever they are enabled', () => {
    expect(flightsOn(experiments, ['a', 'b'], switchesOf('?enableflights=c,a&disableflights=a,c'))).toEqual(['b']);
    expect(flightsOn(experiments, ['a', 'b'], switchesOf('?enableflights=c&disableallflights=true'))).toEqual([]);
  });

  it('excludes flights that only the config names', () => {
    expect(flightsOn(experiments, [], none)).toEqual([]);
  });

  it('prefers the command line to the URL, and lets either disable a flight', () => {
    const line = { enable: ['p'], disable: ['q'], disableAll: false };
    expect(flightsOn([], ['m'], mergeSwitches(line, switchesOf('?enableflights=o,q,p')))).toEqual(['m', 'p', 'o']);
    expect(flightsOn([], ['m'], mergeSwitches({ ...line, disableAll: true }, none))).toEqual([]);
  });
});

describe('the files of a page', () => {
  // EXP-8
  it('lists each file once, in config order, regardless of the order of flights', () => {
    expect(filesOf(experiments, ['c', 'a', 'b', 'unknown'])).toEqual({
      experiments: ['first:b', 'first:a', 'second:c', 'second:a'],
      scripts: ['/1.js', '/2.js', '/3.js', '/4.js'],
      styles: ['/1.css', '/2.css'],
    });
  });

  it("excludes the files of an experiment that doesn't match, even if its flight is on", () => {
    expect(filesOf(experiments.slice(1), ['b'])).toEqual({ experiments: [], scripts: [], styles: [] });
  });
});

describe('telemetry ids', () => {
  // EXP-10
  it('reports flights whose name has one of the thirteen prefixes and a colon', () => {
    const prefixes = ['AX', 'EX', 'SF', 'CS', 'CF', 'CT', 'CU', 'DC', 'DF', 'H5', 'HL', 'WS', 'WP'];
    expect(telemetryIds(prefixes.map((prefix) => `${prefix}:x`))).toHaveLength(13);
    expect(telemetryIds(['AXx', 'ax:x', ' AX:x', 'CX:x', 'DD:x', 'xAX:x', ''])).toEqual([]);
  });

  it('limits telemetry ids to 256 characters', () => {
    expect(telemetryIds([`AX:${'x'.repeat(253)}`, `AX:${'x'.repeat(254)}`])).toEqual([`AX:${'x'.repeat(253)}`]);
  });
});
