import type { CheckOptions } from '../check';
import type { CommandDefinition } from '../command-definition';
import type { DiffOptions } from '../diff';
import type { MatchOptions } from '../match';
import type { TestOptions } from '../test';
import { findingFormats, fix, formatOption, rules, strict, urlLists } from './shared-options';

export const checkCommand: CommandDefinition<[files: string[]], CheckOptions> = {
  name: 'check',
  summary: 'check experiment configs',
  arguments: [{ usage: '[file...]', text: 'configs; - is standard input' }],
  options: [
    findingFormats,
    strict,
    fix,
    {
      flags: '--allowed-origins <list>',
      text: 'origins that files may come from, with commas between',
      several: 'commas',
    },
    rules,
    { flags: '--schema', text: 'print the JSON Schema of configs' },
  ],
  examples: [
    'cobble check experiments.json',
    'cobble check --fix experiments.json',
    'cobble check --strict --allowed-origins https://cdn.example experiments.json',
    'cobble check --format gitlab experiments.json > gl-code-quality-report.json',
  ],
  reportsFindings: true,
  async run([files], options, { io }) {
    const { check } = await import('../check');
    return check(files, options, io);
  },
};

export const matchCommand: CommandDefinition<[urls: string[]], MatchOptions> = {
  name: 'match',
  summary: "say what runs on URLs, with the page's own engine",
  arguments: [{ usage: '[url...]', text: 'URLs; a lone - reads a list from standard input' }],
  options: [
    {
      flags: '--config <file>',
      text: 'the experiment config, a file or an http URL; - is standard input',
    },
    {
      flags: '--at-page <url>',
      text: 'what this published page would run, by its own tag, settings and config',
    },
    urlLists,
    { flags: '--flights <list>', text: 'flights that the assignment lists, with commas between', several: 'commas' },
    { flags: '--enable <list>', text: 'flights to turn on, as enableflights does', several: 'commas' },
    { flags: '--disable <list>', text: 'flights to turn off, as disableflights does', several: 'commas' },
    { flags: '--disable-all', text: 'turn every flight off' },
    { flags: '--explain', text: 'say of each experiment which rule decided' },
    {
      flags: '--jobs <number>',
      text: 'has no effect any more: one thread is fast enough',
    },
    formatOption(['text', 'json']),
  ],
  examples: [
    'cobble match --config experiments.json https://www.example.com/store',
    'cobble match --config experiments.json --explain https://www.example.com/help',
    'cobble match --config experiments.json --urls urls.txt --format json',
    'grep store urls.txt | cobble match --config experiments.json -',
  ],
  async run([urls], options, { io }) {
    const { match } = await import('../match');
    return match(urls, options, io);
  },
};

export const diffCommand: CommandDefinition<[before: string, after: string], DiffOptions> = {
  name: 'diff',
  summary: 'say what changes on which URLs between two configs',
  arguments: [
    { usage: '<old-file>', text: 'the config as it was; - is standard input' },
    { usage: '<new-file>', text: 'the config as it will be' },
  ],
  options: [
    urlLists,
    {
      flags: '--flights <list>',
      text: 'flights that the assignment lists, with commas between (default: every one)',
      several: 'commas',
    },
    formatOption(['text', 'json']),
  ],
  examples: [
    'git show HEAD:experiments.json > before.json',
    'cobble diff before.json experiments.json --urls urls.txt',
    'git show HEAD:experiments.json | cobble diff - before.json --urls urls.txt',
  ],
  reportsFindings: true,
  async run(files, options, { io }) {
    const { diff } = await import('../diff');
    return diff(files, options, io);
  },
};

export const testCommand: CommandDefinition<[files: string[]], TestOptions> = {
  name: 'test',
  summary: 'run cases against configs',
  arguments: [
    {
      usage: '[file...]',
      text: 'files of cases; - is standard input (default: cases.json and *.cases.json here)',
    },
  ],
  options: [
    formatOption(['text', 'json', 'github']),
    { flags: '--min-coverage <percent>', text: 'fail where the cases show less of the configs' },
    { flags: '--junit <file>', text: 'also write JUnit XML' },
    { flags: '--run <regex>', text: 'only the cases whose name matches' },
  ],
  examples: [
    'cobble test',
    "cobble test cases.json --run 'the store'",
    'cobble test --min-coverage 90 --junit cobble.xml',
  ],
  reportsFindings: true,
  async run([files], options, { io }) {
    const { test } = await import('../test');
    return test(files, options, io);
  },
};
