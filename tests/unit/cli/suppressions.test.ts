// @vitest-environment node
import { mkdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { Ajv as Ajv7 } from 'ajv';
import Ajv from 'ajv/dist/2020';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonSchema } from '../../../cli/check/json-schema';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import type { Io } from '../../../cli/io/io';
import type { Finding } from '../../../cli/report/finding';
import { FINDING_FORMATS } from '../../../cli/report/finding';
import { cobbleJsonShape } from '../../../cli/suppress/cobble-json-shape';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

// Interface 9: the working directory's cobble.json suppresses findings, with a reason.
vi.setConfig({ testTimeout: 60_000 });

const experiment = (name: string) =>
  `{ "name": "${name}", "flights": { "targeting": { "domain": "a.example", "url": { "include": "^/a.b" } }, "setup": { "${name}-a": {}, "${name}-b": { "js": ["/b.js"] } } } }`;
const CONFIG = `{ "experiments": [\n${experiment('x')},\n${experiment('y')} ] }`;
const PAGE = '<p data-widget="flyuot"></p>';

const folder = tempFolder('test');
const put = folder.write;
const ignore = (entries: unknown, command = 'check') =>
  put('cobble.json', JSON.stringify({ [command]: { ignore: entries } }));
beforeEach(() => {
  put('config.json', CONFIG);
  put('page.html', PAGE);
  put('other.html', PAGE);
});

const run = (command: (io: Io) => Promise<number>) => runCommand(command, '', { cwd: folder.path() });
const checked = async (strict = false) => {
  const { code, out, err } = await run((io) => check(['config.json'], { format: 'json', strict }, io));
  expect(err).toBe('');
  return { code, findings: (JSON.parse(out) as Finding[]).map(({ rule, file, line }) => `${rule} ${file}:${line}`) };
};
const linted = async (pages = ['page.html', 'other.html']) => {
  const { code, out, err } = await run((io) => lint(pages, { format: 'json' }, io));
  expect(err).toBe('');
  return { code, findings: (JSON.parse(out) as Finding[]).map(({ rule, file }) => `${rule} ${file}`) };
};

describe('findings of check', () => {
  it('reports all findings without a cobble.json', async () => {
    expect(await checked(true)).toEqual({
      code: 1,
      findings: ['pattern-dot config.json:2', 'pattern-dot config.json:3'],
    });
  });

  it('suppresses findings by rule', async () => {
    ignore([{ rule: 'pattern-dot', reason: 'Any sign is meant.' }]);
    expect(await checked(true)).toEqual({ code: 0, findings: [] });
  });

  it('suppresses findings by rule and experiment, but not in others', async () => {
    ignore([{ rule: 'pattern-dot', experiment: 'y', reason: 'Any sign is meant.' }]);
    expect(await checked()).toEqual({ code: 0, findings: ['pattern-dot config.json:2'] });
  });

  it('suppresses findings in experiments keyed by name, even at the name itself', async () => {
    const body = '{ "flights": { "targeting": { "domain": "a.example", "url": { "include": "^/" } }, "setup": {} } }';
    put('config.json', `{ "experiments": { "a": ${body},\n "b": ${body},\n "b,": ${body} } }`);
    ignore([
      { rule: 'name-form', experiment: 'b,', reason: 'It is an old name.' },
      { rule: 'empty-setup', experiment: 'b', reason: 'It is being built.' },
    ]);
    expect((await checked()).findings).toEqual(['empty-setup config.json:1', 'empty-setup config.json:3']);
  });

  it("doesn't suppress findings of check by an entry for lint", async () => {
    ignore([{ rule: 'pattern-dot', reason: 'No.' }], 'lint');
    expect((await checked()).findings).toHaveLength(2);
  });

  it('counts suppressed findings neither as errors nor towards the limit of listed findings', async () => {
    put('config.json', `{ "experiments": [${Array.from({ length: 10_002 }, () => '{ "name": 1 }').join()}] }`);
    ignore([{ rule: 'type', reason: 'All of them.' }]);
    const { out, err } = await run((io) => check(['config.json'], { format: 'github' }, io));
    expect([out.includes('cobble type'), err.includes(' of type ')]).toEqual([false, false]);
    expect(err).toContain('of required beyond the limit');
  });
});

describe('findings of lint', () => {
  it('suppresses findings by file, relative to cobble.json however the page is named', async () => {
    ignore([{ rule: 'unknown-widget', file: './page.html', reason: 'It shows what happens.' }], 'lint');
    expect(await linted()).toEqual({ code: 1, findings: ['unknown-widget other.html'] });
    expect(await linted([folder.path('page.html')])).toEqual({ code: 0, findings: [] });
    mkdirSync(folder.path('sub'));
    expect(await linted(['sub/../page.html'])).toEqual({ code: 0, findings: [] });
  });

  it('suppresses findings on all pages by an entry without a file', async () => {
    ignore([{ rule: 'unknown-widget', reason: 'They are on their way.' }], 'lint');
    expect(await linted()).toEqual({ code: 0, findings: [] });
  });
});

describe('an entry that suppresses nothing', () => {
  const warnings = async (entries: unknown, command: 'check' | 'lint', files: string[]) => {
    put('cobble.json', `{ "${command}": { "ignore": [\n  ${JSON.stringify(entries)} ] } }`);
    const { code, out } = await run((io) => (command === 'check' ? check : lint)(files, { format: 'json' }, io));
    return { code, found: (JSON.parse(out) as Finding[]).filter(({ file }) => file === 'cobble.json') };
  };

  it('warns of an entry that suppresses nothing, at its position', async () => {
    const { code, found } = await warnings({ rule: 'pattern-dot', experiment: 'z', reason: 'x' }, 'check', [
      'config.json',
    ]);
    expect([code, found]).toEqual([
      0,
      [
        {
          rule: 'unused-ignore',
          severity: 'warning',
          file: 'cobble.json',
          line: 2,
          column: 3,
          message: 'check.ignore[0] suppresses nothing: pattern-dot has no findings in "z"',
          mend: 'Remove the entry.',
          fix: 'Remove the entry.',
        },
      ],
    ]);
  });

  it('suggests the rule that was meant if its rule is misspelt', async () => {
    const { found } = await warnings({ rule: 'patern-dot', reason: 'x' }, 'check', ['config.json']);
    expect(found).toMatchObject([
      {
        line: 2,
        column: 11,
        message: expect.stringContaining('did you mean "pattern-dot"?'),
        mend: 'Write "pattern-dot".',
      },
    ]);
    const lintToo = await warnings({ rule: 'pattern-dot', file: 'page.html', reason: 'x' }, 'lint', ['other.html']);
    expect(lintToo.found).toMatchObject([{ message: expect.stringContaining('unknown rule "pattern-dot"') }]);
  });

  it("doesn't report an unused entry if its page exists but was not checked", async () => {
    const entry = (file: string) => ({ rule: 'unknown-widget', file, reason: 'x' });
    expect((await warnings(entry('page.html'), 'lint', ['other.html'])).found).toEqual([]);
    expect((await warnings(entry('gone.html'), 'lint', ['other.html'])).found).toHaveLength(1);
    expect(
      (await warnings({ rule: 'bad-value', file: 'page.html', reason: 'x' }, 'lint', ['page.html'])).found,
    ).toHaveLength(1);
  });
});

describe('the formats with suppressions', () => {
  it('omits suppressed findings from all formats except SARIF, which contains them with the reason', async () => {
    ignore([{ rule: 'pattern-dot', experiment: 'x', reason: 'Any \u001b sign.' }]);
    for (const format of FINDING_FORMATS) {
      const { out } = await run((io) => check(['config.json'], { format }, io));
      expect([format, out.match(/url\.include of (?:\\?")?x/g)?.length ?? 0]).toEqual([
        format,
        format === 'sarif' ? 1 : 0,
      ]);
    }
    const { out } = await run((io) => check(['config.json'], { format: 'sarif' }, io));
    const log = JSON.parse(out) as { runs: [{ results: { suppressions: unknown }[] }] };
    expect(log.runs[0].results.map(({ suppressions }) => suppressions)).toEqual([
      [],
      [{ kind: 'external', justification: 'Any \u001b sign.' }],
    ]);
    const {
      id: _id,
      $schema: _schema,
      ...schema
    } = JSON.parse(readFileSync(new URL('../../fixtures/schemas/sarif-2.1.0.json', import.meta.url), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(new Ajv7({ strict: false, validateFormats: false }).validate(schema, log)).toBe(true);
  });

  it("doesn't mention suppressions if there are none", async () => {
    expect((await run((io) => check(['config.json'], { format: 'sarif' }, io))).out).not.toContain('suppressions');
  });
});

// Threat 8
it('escapes terminal and runner commands in cobble.json', async () => {
  const evil = '::error::\u001b[2J\u202e\n  ::error::x';
  for (const entry of [
    { rule: evil, reason: 'x' },
    { rule: 'pattern-dot', experiment: evil, reason: evil },
    { [evil]: 1 },
  ]) {
    ignore([entry]);
    for (const format of FINDING_FORMATS) {
      const { out, err } = await run((io) => check(['config.json'], { format }, io));
      expect(out + err).not.toMatch(/[\u001b\u202e]/);
      expect(`${format === 'github' ? '' : out}${err}`).not.toMatch(/^\s*::/m);
    }
  }
});

describe('an invalid cobble.json', () => {
  const entry = { rule: 'pattern-dot', reason: 'x' };
  it.each([
    ['no reason', { check: { ignore: [entry, { rule: 'pattern-dot' }] } }, /check\.ignore\[1\]\.reason is missing/],
    ['an empty reason', { check: { ignore: [{ ...entry, reason: ' ' }] } }, /check\.ignore\[0\]\.reason is empty/],
    ['no reason for lint', { lint: { ignore: [{ rule: 'no-tag' }] } }, /lint\.ignore\[0\]\.reason is missing/],
    ['no rule', { check: { ignore: [{ reason: 'x' }] } }, /check\.ignore\[0\]\.rule is missing/],
    ['an empty experiment', { check: { ignore: [{ ...entry, experiment: '' }] } }, /\.experiment is empty/],
    [
      'a misspelt experiment, which would suppress everything',
      { check: { ignore: [{ ...entry, experment: 'x' }] } },
      /Unknown key "experment"; did you mean "experiment"\?/,
    ],
    ['a key of the other command', { check: { ignore: [{ ...entry, file: 'x' }] } }, /Unknown key "file"/],
    ['a misspelt command', { chek: { ignore: [] } }, /Unknown key "chek"; did you mean "check"\?/],
    ['no list', { check: { ignore: entry } }, /check\.ignore is an object, not a list/],
    ['a text as an entry', { check: { ignore: ['pattern-dot'] } }, /check\.ignore\[0\] is text, not an object/],
    [
      'a number as a reason',
      { check: { ignore: [{ ...entry, reason: 7 }] } },
      /check\.ignore\[0\]\.reason is a number, not text/,
    ],
    ['a list', [], /The file is a list, not an object/],
  ])('rejects an invalid cobble.json with a message: %s', async (_, content, message) => {
    put('cobble.json', JSON.stringify(content));
    const { code, out, err } = await run((io) => check(['config.json'], { format: 'text' }, io));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^cobble: cobble\.json:1:\d+ is invalid: /);
    expect(err).toMatch(message);
  });

  it.each([
    ['{ "check": ', /cobble\.json:1:\d+ isn't valid JSON: /],
    ['', /cobble\.json:1:1 isn't valid JSON: the file is empty/],
    ['{ "__proto__": 1 }', /Unknown key "__proto__"/],
    ['['.repeat(10_000), /nested more than 500 levels deep/],
  ])('rejects an invalid cobble.json with a message: %j', async (text, message) => {
    put('cobble.json', text);
    for (const command of [check, lint]) {
      const { code, err } = await run((io) =>
        command([command === check ? 'config.json' : 'page.html'], { format: 'text' }, io),
      );
      expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    }
  });

  it('rejects a cobble.json that exceeds its size limit, is a folder or is not UTF-8', async () => {
    put('cobble.json', '{}');
    truncateSync(folder.path('cobble.json'), 1e6 + 1);
    const over = await run((io) => check(['config.json'], { format: 'text' }, io));
    expect([over.code, over.err]).toEqual([
      2,
      expect.stringMatching(/cannot read cobble\.json: it is 1 MB, and the limit is 1 MB/),
    ]);
    folder.write('cobble.json', Buffer.from([0x22, 0xff, 0x22]));
    expect((await run((io) => check(['config.json'], { format: 'text' }, io))).err).toContain(
      "cobble.json isn't UTF-8",
    );
    rmSync(folder.path('cobble.json'));
    mkdirSync(folder.path('cobble.json'));
    const asFolder = await run((io) => check(['config.json'], { format: 'text' }, io));
    expect([asFolder.code, asFolder.err]).toEqual([
      2,
      expect.stringContaining('cannot read cobble.json: it is a folder'),
    ]);
  });
});

describe('a valid cobble.json', () => {
  const validFile = {
    $schema: './cobble.schema.json',
    check: { ignore: [{ rule: 'pattern-dot', experiment: 'x', reason: 'y' }] },
    lint: { ignore: [{ rule: 'no-tag', file: 'x.html', reason: 'y' }] },
  };

  it.each([[validFile], [{}], [{ check: {} }], [{ lint: { ignore: [] } }]])(
    'accepts the cobble.json %j',
    async (content) => {
      put('cobble.json', `\ufeff${JSON.stringify(content)}`);
      expect((await run((io) => check(['config.json'], { format: 'text' }, io))).code).toBe(0);
    },
  );

  it('accepts the cobble.json in docs/how-to/fix-findings.md', async () => {
    const text = readFileSync(new URL('../../../docs/how-to/fix-findings.md', import.meta.url), 'utf8');
    put('cobble.json', /```json cobble.json\n([^]*?)```/.exec(text)![1]!);
    expect((await run((io) => check(['config.json'], { format: 'text' }, io))).code).toBe(0);
  });

  it("generates cobble.json's JSON Schema from what it reads", () => {
    const file = readFileSync(new URL('../../../schema/cobble.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(file)).toEqual(
      jsonSchema(cobbleJsonShape, 'cobble.schema.json', 'Settings of the cobble command line'),
    );
    const valid = new Ajv().compile(JSON.parse(file) as object);
    expect([validFile, { check: { ignore: [{ rule: 'x' }] } }, { chek: {} }].map((each) => valid(each))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('accepts $schema in a config as a known key', async () => {
  put('config.json', CONFIG.replace('{', '{ "$schema": "./experiments.schema.json",').replaceAll('a.b', 'ab'));
  expect(await checked(true)).toEqual({ code: 0, findings: [] });
});
