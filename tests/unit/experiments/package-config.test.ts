// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../src/package/experiments';

const experiment = (search?: unknown) => ({
  name: 'store-hero',
  flights: { targeting: { domain: 'a.example', url: { include: '^/' }, search }, setup: {} },
});

// Interface 9: parseConfig(json) gives { experiments, problems }, with one line for each thing that was left out.
describe('parseConfig of the package', () => {
  it.each([[null], [undefined], [[]], ['x'], [{}], [{ experiments: 'x' }], [{ experiments: null }]])(
    'says that %j is no config',
    (config) => {
      expect(parseConfig(config)).toEqual({
        experiments: [],
        problems: ['the config has no list and no object "experiments": nothing runs by it'],
      });
    },
  );

  it.each([['campaign='], [['campaign=']]])(
    'leaves an experiment out whose search is %j: without what was meant it would run anywhere',
    (search) => {
      expect(parseConfig({ experiments: [experiment(search)] })).toEqual({
        experiments: [],
        problems: ['malformed experiment 0 "store-hero"'],
      });
    },
  );

  it.each([[undefined], [null], [''], [{}], [[]], [{ include: '' }]])('keeps one whose search is %j', (search) => {
    expect(parseConfig({ experiments: [experiment(search)] })).toMatchObject({
      experiments: [{ name: 'store-hero' }],
      problems: [],
    });
  });

  it('names what is left out by its place, and by its name where it has one', () => {
    expect(parseConfig({ experiments: [null, { name: 'a' }, { name: 5 }] }).problems).toEqual([
      'malformed experiment 0',
      'malformed experiment 1 "a"',
      'malformed experiment 2',
    ]);
    expect(parseConfig({ experiments: { b: {} } }).problems).toEqual(['malformed experiment b']);
  });
});
