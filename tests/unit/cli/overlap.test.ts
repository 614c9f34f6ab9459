// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { runProgram } from '../../../cli/program';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

const folder = tempFolder();
const run = (...args: string[]) =>
  runCommand((io) => runProgram(['node', 'cobble', 'overlap', ...args], io), '', { cwd: folder.path() });

const experiment = (name: string, include: string, setup: object, more: object = {}) => ({
  name,
  flights: { targeting: { domain: 'a.example', url: { include, ...more } }, setup },
});

const EXPERIMENTS = [
  experiment('hero', '^/(en|de)/store', { 'hero-b': { js: ['/x.js'] }, b: {} }),
  experiment('tone', '^/(de|fr)/store/.*sale$', { 'tone-b': { css: ['/t.css'] }, b: {} }, { exclude: '^/en' }),
  experiment('help', '^/help', { 'help-b': { js: ['/x.js'] } }),
  experiment('campaign', '^/', { 'campaign-b': { js: ['/x.js'] } }, { exclude: 'help|sale' }),
];

const write = (experiments: readonly object[]): void =>
  folder.write('experiments.json', JSON.stringify({ experiments }));

// Interface 10
describe('cobble overlap', () => {
  it('writes a line of JSON per pair, with a witness, its share of a list, and what both set up', async () => {
    write(EXPERIMENTS);
    folder.write(
      'hits.csv',
      'page,hits\nhttps://a.example/de/store/sale,2.5\nhttps://a.example/en/store,7\nhttps://a.example/help,90\nhttps://a.example/de/store/x-sale,0.5\n',
    );
    const table = ['--urls', 'hits.csv', '--column', 'page', '--weight', 'hits'];
    const { code, out, err } = await run('--config', 'experiments.json', '--format', 'json', ...table);
    const rows = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { witness: string });
    expect([code, err]).toEqual([1, '']);
    expect(rows).toEqual([
      {
        a: 'hero',
        b: 'tone',
        witness: 'https://a.example/de/store/sale',
        urls: 2,
        weight: 3,
        sharedFlights: ['b'],
        sharedFiles: [],
      },
      {
        a: 'hero',
        b: 'campaign',
        witness: expect.stringMatching(/^https:\/\/a\.example\/(en|de)\/store$/),
        urls: 1,
        weight: 7,
        sharedFlights: [],
        sharedFiles: ['/x.js'],
      },
    ]);
  });

  it('prints the pairs, and passes if none shares a flight or a file', async () => {
    write(
      EXPERIMENTS.slice(0, 2).map((each) => ({ ...each, flights: { ...each.flights, setup: { [each.name]: {} } } })),
    );
    const { code, out } = await run('--config', 'experiments.json');
    expect([code, out]).toEqual([
      0,
      'hero + tone\n  witness  https://a.example/de/store/sale\n1 pair can run on the same page, none with the same flight or file\n',
    ]);
    write(EXPERIMENTS.slice(1, 3));
    expect(await run('--config', 'experiments.json')).toMatchObject({
      code: 0,
      out: '0 pairs can run on the same page, none with the same flight or file\n',
    });
  });

  it('decides pairs that no automaton can represent by the list, and reports that', async () => {
    write([experiment('one', '^/(\\w+)/\\1$', { 'one-b': {} }), experiment('two', '^/(?!ab)abc?/', { 'two-b': {} })]);
    expect((await run('--config', 'experiments.json')).err).toContain('1 more pair are too complex');
  });

  it.each([
    [[], 'cobble overlap needs --config FILE'],
    [['--config', 'experiments.json', '--weight', 'hits'], '--weight needs --urls FILE'],
    [['--config', '-', '--urls', '-'], 'only one option can read from standard input'],
  ])('rejects %j', async (args, message) => {
    write(EXPERIMENTS);
    const { code, err } = await run(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
