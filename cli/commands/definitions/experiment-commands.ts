import type { CheckOptions } from '../check';
import type { CommandDefinition } from '../command-definition';
import type { DiffOptions } from '../diff';
import type { MatchOptions } from '../match';
import type { OverlapOptions } from '../overlap';
import type { TestOptions } from '../test';
import { findingFormats, fix, formatOption, rules, strict, urlLists } from './shared-options';

export const checkCommand: CommandDefinition<[files: string[]], CheckOptions> = {
  name: 'check',
  summary: 'check experiment configs',
  arguments: [{ usage: '[file...]', text: 'config files, folders or globs; - is standard input' }],
  options: [
    findingFormats,
    strict,
    fix,
    {
      flags: '--allowed-origins <list>',
      text: 'allowed origins of files, separated by commas',
      several: 'commas',
    },
    rules,
    { flags: '--schema', text: 'print the JSON Schema of configs' },
  ],
  examples: [
    'cobble check experiments.json',
    'cobble check .',
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
  summary: "show which experiments run on URLs, with the page's own engine",
  arguments: [{ usage: '[url...]', text: 'URLs; a single - reads a list from standard input' }],
  options: [
    {
      flags: '--config <file>',
      text: 'the experiment config, a file or an http URL; - is standard input',
    },
    {
      flags: '--at-page <url>',
      text: 'show what a published page runs, with its own tag, settings and config',
    },
    ...urlLists,
    { flags: '--flights <list>', text: 'flights that the assignment lists, separated by commas', several: 'commas' },
    { flags: '--enable <list>', text: 'flights to turn on, like enableflights in a URL', several: 'commas' },
    { flags: '--disable <list>', text: 'flights to turn off, like disableflights in a URL', several: 'commas' },
    { flags: '--disable-all', text: 'turn all flights off' },
    { flags: '--explain', text: 'show which rule decided for each experiment' },
    {
      flags: '--jobs <number>',
      text: 'deprecated, has no effect',
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
  summary: 'show what changes on which URLs between two configs',
  arguments: [
    { usage: '<old-file>', text: 'the old config; - is standard input' },
    { usage: '<new-file>', text: 'the new config; - is standard input' },
  ],
  options: [
    ...urlLists,
    {
      flags: '--flights <list>',
      text: 'flights that the assignment lists, separated by commas (default: all)',
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

export const overlapCommand: CommandDefinition<[], OverlapOptions> = {
  name: 'overlap',
  summary: 'list experiments that can run on the same page',
  options: [
    {
      flags: '--config <file>',
      text: 'the experiment config, a file or an http URL; - is standard input',
    },
    ...urlLists,
    formatOption(['text', 'json']),
  ],
  examples: [
    'cobble overlap --config experiments.json',
    'cobble overlap --config experiments.json --urls urls.txt --format json',
  ],
  reportsFindings: true,
  async run(_, options, { io }) {
    const { overlap } = await import('../overlap');
    return overlap(options, io);
  },
};

export const testCommand: CommandDefinition<[files: string[]], TestOptions> = {
  name: 'test',
  summary: 'test configs against cases',
  arguments: [
    {
      usage: '[file...]',
      text: 'case files, folders or globs; - is standard input (default: cases.json and *.cases.json in the working directory)',
    },
  ],
  options: [
    formatOption(['text', 'json', 'github']),
    { flags: '--min-coverage <percent>', text: 'fail if the cases cover less of the configs' },
    { flags: '--junit <file>', text: 'also write a JUnit XML report' },
    { flags: '--run <regex>', text: 'only run cases whose name matches' },
    { flags: '--watch', text: 'run again at each change of a case file or config' },
  ],
  examples: [
    'cobble test',
    "cobble test '**/*cases.json'",
    "cobble test cases.json --run 'the store'",
    'cobble test --min-coverage 90 --junit cobble.xml',
  ],
  reportsFindings: true,
  async run([files], options, { io }) {
    const { test } = await import('../test');
    return test(files, options, io);
  },
};
