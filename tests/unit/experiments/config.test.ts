// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/services/experiments/config';

const flights = (more: object = {}) => ({
  targeting: { domain: 'www.example.net', url: { include: '^/' } },
  setup: { b: { js: ['/b.js'] } },
  ...more,
});

describe('a config is read', () => {
  it('as a list, or as an object keyed by name', () => {
    const list = parseConfig({
      experiments: [
        { name: 'one', flights: flights() },
        { name: 'two', flights: flights() },
      ],
    });
    const object = parseConfig({ experiments: { one: { flights: flights() }, two: { flights: flights() } } });
    expect(list.problems).toEqual([]);
    expect(object).toEqual(list);
    expect(list.experiments.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  it('with a text or a list wherever a list may stand; empty texts are none', () => {
    const [one] = parseConfig({
      experiments: [
        {
          name: 'one',
          flights: {
            targeting: {
              domain: 'A.example',
              url: { include: ['', '^/a', '^/b'], exclude: '' },
              search: { include: null },
            },
            setup: { b: { css: '/b.css' } },
          },
        },
      ],
    }).experiments;
    expect(one).toEqual({
      name: 'one',
      domain: 'a.example',
      rules: { 'url-include': ['^/a', '^/b'], 'url-exclude': [], 'search-include': [], 'search-exclude': [] },
      setup: [{ flight: 'b', js: [], css: ['/b.css'] }],
    });
  });

  it('with setups in the order that they are written in', () => {
    const { experiments } = parseConfig(
      JSON.parse('{"experiments":[{"name":"x","flights":{"targeting":{},"setup":{"z":{},"a":{},"m":{}}}}]}'),
    );
    expect(experiments[0]!.setup.map(({ flight }) => flight)).toEqual(['z', 'a', 'm']);
  });
});

describe('a bad entry is left out with a reason, and the others stay', () => {
  it.each([
    ['null', null],
    ['a number', 7],
    ['a text', 'x'],
    ['no name', { flights: flights() }],
    ['a name that is no text', { name: {}, flights: flights() }],
    ['no flights', { name: 'bad' }],
    ['no targeting', { name: 'bad', flights: {} }],
    ['a domain that is no text', { name: 'bad', flights: flights({ targeting: { domain: 7 } }) }],
    [
      'a pattern that is no text',
      { name: 'bad', flights: flights({ targeting: { domain: 'a', url: { include: '/', exclude: 7 } } }) },
    ],
    [
      'a list with a foreign thing',
      { name: 'bad', flights: flights({ targeting: { domain: 'a', url: { include: ['/', {}] } } }) },
    ],
    [
      'a list in a list of patterns, on which match failed',
      { name: 'bad', flights: flights({ targeting: { domain: 'a', url: { include: [['/']] } } }) },
    ],
    ['a file that is no text', { name: 'bad', flights: flights({ setup: { b: { js: [{}] } } }) }],
    ['a setup of null', { name: 'bad', flights: flights({ setup: { b: null } }) }],
  ])('%s', (_, entry) => {
    const { experiments, problems } = parseConfig({ experiments: [entry, { name: 'good', flights: flights() }] });
    expect(experiments.map(({ name }) => name)).toEqual(['good']);
    expect(problems).toHaveLength(1);
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['text'],
    [[]],
    [{}],
    [{ experiments: null }],
    [{ experiments: 7 }],
    [{ experiments: [] }],
  ])('a whole config of %j gives nothing', (config) => {
    expect(parseConfig(config).experiments).toEqual([]);
  });
});

it('__proto__ as a name, a flight or a member does no harm', () => {
  const { experiments, problems } = parseConfig(
    JSON.parse(`{ "__proto__": { "experiments": [1] }, "experiments": { "__proto__":
    { "flights": { "targeting": { "domain": "a", "url": { "include": "^/" }, "__proto__": { "x": 1 } }, "setup": { "__proto__": { "js": ["/p.js"] }, "constructor": {} } } } } }`),
  );
  expect(problems).toEqual([]);
  expect(experiments[0]!.name).toBe('__proto__');
  expect(experiments[0]!.setup).toEqual([
    { flight: '__proto__', js: ['/p.js'], css: [] },
    { flight: 'constructor', js: [], css: [] },
  ]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

it('five thousand experiments are all kept', () => {
  const experiments = Array.from({ length: 5000 }, (_, index) => ({ name: `n${index}`, flights: flights() }));
  expect(parseConfig({ experiments }).experiments).toHaveLength(5000);
});
