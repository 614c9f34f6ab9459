// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/package/experiments';

const experiment = (search?: unknown) => ({
  name: 'store-hero',
  flights: { targeting: { domain: 'a.example', url: { include: '^/' }, search }, setup: {} },
});

// Interface 9: parseConfig(json) returns { experiments, problems }, with one line per omitted entry.
describe('parseConfig of the package', () => {
  it.each([[null], [undefined], [[]], ['x'], [{}], [{ experiments: 'x' }], [{ experiments: null }]])(
    "reports that %j isn't a config",
    (config) => {
      expect(parseConfig(config)).toEqual({
        experiments: [],
        problems: ['the config has no "experiments" list or object, so nothing runs'],
      });
    },
  );

  it.each([['campaign='], [['campaign=']]])(
    'omits an experiment with the malformed search %j, which would otherwise run everywhere',
    (search) => {
      expect(parseConfig({ experiments: [experiment(search)] })).toEqual({
        experiments: [],
        problems: ['malformed experiment 0 "store-hero"'],
      });
    },
  );

  it.each([[undefined], [null], [''], [{}], [[]], [{ include: '' }]])('accepts the search %j', (search) => {
    expect(parseConfig({ experiments: [experiment(search)] })).toMatchObject({
      experiments: [{ name: 'store-hero' }],
      problems: [],
    });
  });

  it('reports an omitted entry by its index, and by its name if it has one', () => {
    expect(parseConfig({ experiments: [null, { name: 'a' }, { name: 5 }] }).problems).toEqual([
      'malformed experiment 0',
      'malformed experiment 1 "a"',
      'malformed experiment 2',
    ]);
    expect(parseConfig({ experiments: { b: {} } }).problems).toEqual(['malformed experiment b']);
  });
});
