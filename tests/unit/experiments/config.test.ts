// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/experiments/engine/config';

const flights = (more: object = {}) => ({
  targeting: { domain: 'www.example.net', url: { include: '^/' } },
  setup: { b: { js: ['/b.js'] } },
  ...more,
});

describe('a config is read', () => {
  it('reads a config from a list, or from an object keyed by name', () => {
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

  it('reads a string or a list for each list, without empty strings', () => {
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
            setup: { b: { css: '/b.css', removeStyles: true } },
          },
        },
      ],
    }).experiments;
    expect(one).toEqual({
      name: 'one',
      domain: 'a.example',
      rules: { 'url-include': ['^/a', '^/b'], 'url-exclude': [], 'search-include': [], 'search-exclude': [] },
      setup: [{ flight: 'b', js: [], css: ['/b.css'], removeStyles: true }],
    });
  });

  it('reads setups in their written order', () => {
    const { experiments } = parseConfig(
      JSON.parse('{"experiments":[{"name":"x","flights":{"targeting":{},"setup":{"z":{},"a":{},"m":{}}}}]}'),
    );
    expect(experiments[0]!.setup.map(({ flight }) => flight)).toEqual(['z', 'a', 'm']);
  });
});

describe('a bad entry', () => {
  it.each([
    ['null', null],
    ['a number', 7],
    ['a text', 'x'],
    ['without a name', { flights: flights() }],
    ["with a name that isn't a string", { name: {}, flights: flights() }],
    ['without flights', { name: 'bad' }],
    ['without targeting', { name: 'bad', flights: {} }],
    ["with a domain that isn't a string", { name: 'bad', flights: flights({ targeting: { domain: 7 } }) }],
    [
      "with a pattern that isn't a string",
      { name: 'bad', flights: flights({ targeting: { domain: 'a', url: { include: '/', exclude: 7 } } }) },
    ],
    [
      'with a list that contains an object',
      { name: 'bad', flights: flights({ targeting: { domain: 'a', url: { include: ['/', {}] } } }) },
    ],
    [
      'with a list in a list of patterns (match failed)',
      { name: 'bad', flights: flights({ targeting: { domain: 'a', url: { include: [['/']] } } }) },
    ],
    ["with a file that isn't a string", { name: 'bad', flights: flights({ setup: { b: { js: [{}] } } }) }],
    ['with a setup of null', { name: 'bad', flights: flights({ setup: { b: null } }) }],
  ])('omits a bad entry with a reason, and keeps the others: %s', (_, entry) => {
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
  ])('returns no experiments if the whole config is: %j', (config) => {
    expect(parseConfig(config).experiments).toEqual([]);
  });
});

it('handles __proto__ as a name, a flight or a member', () => {
  const { experiments, problems } = parseConfig(
    JSON.parse(`{ "__proto__": { "experiments": [1] }, "experiments": { "__proto__":
    { "flights": { "targeting": { "domain": "a", "url": { "include": "^/" }, "__proto__": { "x": 1 } }, "setup": { "__proto__": { "js": ["/p.js"] }, "constructor": {} } } } } }`),
  );
  expect(problems).toEqual([]);
  expect(experiments[0]!.name).toBe('__proto__');
  expect(experiments[0]!.setup).toEqual([
    { flight: '__proto__', js: ['/p.js'], css: [], removeStyles: false },
    { flight: 'constructor', js: [], css: [], removeStyles: false },
  ]);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

it('keeps all of five thousand experiments', () => {
  const experiments = Array.from({ length: 5000 }, (_, index) => ({ name: `n${index}`, flights: flights() }));
  expect(parseConfig({ experiments }).experiments).toHaveLength(5000);
});
