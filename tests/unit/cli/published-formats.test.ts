// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { SaxesParser } from 'saxes';
import { describe, expect, it, vi } from 'vitest';
import { allRules } from '../../../cli/check/rules/all-rules';
import { wrapExample } from '../../../cli/check/rules/rule';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import { test } from '../../../cli/commands/test';
import type { Io } from '../../../cli/io/io';
import { allLintRules } from '../../../cli/lint/rules/all-lint-rules';
import type { FindingFormat } from '../../../cli/report/finding';
import { tempFolder } from '../temp-folder';
import { runCommand } from './support';

// Interface 9: output for other programs is valid against their published schemas.
vi.setConfig({ testTimeout: 60_000 });

const schema = (name: string): object => {
  const { $schema: _draft, ...rest } = JSON.parse(
    readFileSync(new URL(`../../fixtures/schemas/${name}.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  // SARIF's schema is draft 4. The only later change that matters to it is the new name `$id` for `id`, so omit `id`.
  const { id: _id, ...plain } = rest;
  return plain;
};
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
const validSarif = ajv.compile(schema('sarif-2.1.0'));
const validIssue = ajv.compile(schema('gitlab-code-quality'));

interface Issue {
  description: string;
  check_name: string;
  fingerprint: string;
  severity: string;
  location: { path: string; lines: { begin: number } };
}

const folder = tempFolder();
const put = (name: string, text: string): string => {
  folder.write(name, text);
  return name;
};

const out = async (command: (io: Io) => Promise<number>, stdin = '') => {
  const { code, out, err } = await runCommand(command, stdin, { cwd: folder.path() });
  expect([code < 2, err]).toEqual([true, '']);
  return out;
};

const configs = allRules.map((rule) => [rule.id, wrapExample(rule.wrong)] as const);
// No attribute of the real widgets is deprecated.
const pages = allLintRules
  .filter(({ id }) => id !== 'deprecated-attribute')
  .map((rule) => [rule.id, rule.wrong] as const);
const runs = (format: FindingFormat) => [
  ...configs.map(
    ([id, text]) =>
      [`check ${id}`, (io: Io) => check(['-'], { format, allowedOrigins: ['https://a.example'] }, io), text] as const,
  ),
  ...pages.map(([id, text]) => [`lint ${id}`, (io: Io) => lint(['-'], { format }, io), text] as const),
];

describe('SARIF', () => {
  it('writes valid SARIF for the findings of every rule of check and lint', async () => {
    for (const [what, command, text] of runs('sarif')) {
      const log: unknown = JSON.parse(await out(command, text));
      validSarif(log);
      expect(validSarif.errors, what).toBe(null);
    }
  });

  it('validates SARIF by a schema that rejects invalid reports', () => {
    expect([validSarif({ version: '2.1.0', runs: [{}] }), validSarif({ version: '2.1.0', runs: [] })]).toEqual([
      false,
      true,
    ]);
  });
});

describe("GitLab's Code Quality", () => {
  const issues = async (command: (io: Io) => Promise<number>, text = '') =>
    JSON.parse(await out(command, text)) as Issue[];

  it("writes valid Code Quality for the findings of every rule, with the rule's name", async () => {
    for (const [what, command, text] of runs('gitlab')) {
      const list = await issues(command, text);
      expect(
        list.map((issue) => issue.check_name),
        what,
      ).toContain(what.split(' ')[1]);
      for (const issue of list) {
        validIssue(issue);
        expect(validIssue.errors, what).toBe(null);
        expect(['info', 'minor', 'major', 'critical', 'blocker'], what).toContain(issue.severity);
        expect(Object.keys(issue), what).toEqual(['description', 'check_name', 'fingerprint', 'severity', 'location']);
      }
    }
  });

  const page = '<div data-widget="flyuot"></div>\n<p data-widget="flyuot"></p>\n<div data-widget="modla"></div>\n';

  it('writes an empty Code Quality list without findings', async () => {
    expect(await out((io) => lint(['-'], { format: 'gitlab' }, io), '<p>Play</p>')).toBe('[]\n');
  });

  it('reports errors as major issues and warnings as minor ones, with the line', async () => {
    const list = await issues(
      (io) => lint(['-'], { format: 'gitlab' }, io),
      '\n<div data-widget="flyout" data-headin="x"\n data-load="soon"></div>',
    );
    expect(list.map(({ severity, location }) => [severity, location])).toEqual([
      ['major', { path: 'stdin', lines: { begin: 2 } }],
      ['minor', { path: 'stdin', lines: { begin: 3 } }],
    ]);
    expect(list[0]!.description).toMatch(/did you mean data-heading\? Write data-heading\.$/);
  });

  it('writes a unique fingerprint for each issue, even for two equal ones', async () => {
    const prints = (await issues((io) => lint(['-'], { format: 'gitlab' }, io), page)).map((each) => each.fingerprint);
    expect([prints.length, new Set(prints).size]).toEqual([3, 3]);
  });

  it('writes the same fingerprints after lines have moved', async () => {
    const tags = '<script src="/a/cobble.js"></script>\n<script src="/b/cobble.js"></script>\n';
    const [before, after] = await Promise.all(
      [tags + page, `<!-- new -->\n\n  ${tags}<i></i>\n${page}`].map((text) =>
        issues((io) => lint(['-'], { format: 'gitlab' }, io), text),
      ),
    );
    expect(after!.map((each) => each.fingerprint)).toEqual(before!.map((each) => each.fingerprint));
    expect(after![0]!.location.lines.begin).not.toBe(before![0]!.location.lines.begin);
    expect(before!.map((each) => each.check_name)).toContain('several-tags');
  });

  it('writes other fingerprints for another file, and paths relative to the repository', async () => {
    put('a.html', page);
    put('b.html', page);
    const list = await issues((io) => lint(['./a.html', folder.path('b.html')], { format: 'gitlab' }, io));
    expect([...new Set(list.map((each) => each.location.path))]).toEqual(['a.html', 'b.html']);
    expect(new Set(list.map((each) => each.fingerprint)).size).toBe(6);
  });
});

describe("GitHub's annotations", () => {
  it('writes workflow commands for the findings of every rule', { tags: 'all' }, async () => {
    for (const [what, command, text] of runs('github')) {
      const lines = (await out(command, text)).trimEnd().split('\n');
      for (const line of lines.slice(0, -1))
        expect(line, what).toMatch(/^::(error|warning) file=[^\s,:]+,line=\d+,col=\d+,title=[^,:]+::[^\r\n]+$/);
      expect(lines.at(-1), what).toMatch(/^cobble: \d+ errors?, \d+ warnings?$/);
    }
  });
});

describe('JUnit', () => {
  const number = /^\d+(\.\d+)?$/;
  const any = /^[^]*$/;
  /** The rules of Jenkins' junit-10.xsd. `!` marks required attributes. */
  const xsd: Record<string, { attributes: Record<string, RegExp>; required: string[]; holds: string[] }> = {
    testsuites: {
      attributes: { name: any, time: number, tests: /^\d+$/, failures: /^\d+$/, disabled: /^\d+$/, errors: /^\d+$/ },
      required: [],
      holds: ['testsuite'],
    },
    testsuite: {
      attributes: {
        ...{ name: any, tests: /^\d+$/, failures: /^\d+$/, errors: /^\d+$/, skipped: /^\d+$/, time: number },
        ...{ disabled: /^\d+$/, timestamp: any, hostname: any, id: any, package: any, group: any, file: any },
      },
      required: ['name', 'tests'],
      holds: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
    },
    testcase: {
      attributes: { name: any, assertions: number, time: number, classname: any, status: any, group: any, file: any },
      required: ['name'],
      holds: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
    },
    failure: { attributes: { message: any, type: any }, required: [], holds: [] },
  };

  it('writes JUnit with the elements and attributes of its XSD, and correct counts', async () => {
    put(
      'config.json',
      wrapExample(allRules[0]!.right).replace(
        '[]',
        '[{ "name": "x", "flights": { "targeting": { "domain": "a.example", "url": { "include": "^/" } } } }]',
      ),
    );
    const kase = (name: string, experiments: string[]) => ({
      name,
      url: 'https://a.example/',
      expect: { experiments },
    });
    put('cases.json', JSON.stringify({ config: 'config.json', cases: [kase('good', ['x']), kase('bad <&>', [])] }));
    put('more.json', JSON.stringify({ config: 'config.json', cases: [kase('good', ['x'])] }));
    await out((io) => test(['cases.json', 'more.json'], { junit: 'junit.xml' }, io));
    const faults: string[] = [];
    const open: string[] = [];
    const counts = { testsuite: 0, testcase: 0, failure: 0 } as Record<string, number>;
    let all: Record<string, string> = {};
    const parser = new SaxesParser();
    parser.on('error', (error) => faults.push(error.message));
    parser.on('opentag', ({ name, attributes }) => {
      const given = attributes as Record<string, string>;
      const known = xsd[name];
      const outer = open.at(-1);
      if (!known || (outer ? !xsd[outer]!.holds.includes(name) : name !== 'testsuites'))
        faults.push(`${outer} ${name}`);
      for (const [key, value] of Object.entries(given))
        if (!known?.attributes[key]?.test(value)) faults.push(`${name} ${key}=${value}`);
      for (const key of known?.required ?? []) if (!(key in given)) faults.push(`${name} without ${key}`);
      counts[name] = (counts[name] ?? 0) + 1;
      if (name === 'testsuites') all = given;
      open.push(name);
    });
    parser.on('closetag', () => void open.pop());
    parser.write(folder.read('junit.xml')).close();
    expect([faults, counts]).toEqual([[], { testsuites: 1, testsuite: 2, testcase: 3, failure: 1 }]);
    expect([all.tests, all.failures]).toEqual(['3', '1']);
  });
});
