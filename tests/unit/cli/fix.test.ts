// @vitest-environment node
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonDocument } from '../../../cli/check/json/document';
import { allRules } from '../../../cli/check/rules/all-rules';
import { runRules } from '../../../cli/check/rules/run-rules';
import { wrapExample } from '../../../cli/check/rules/wrap-example';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import { applyFixes } from '../../../cli/fix/apply-fixes';
import { mendText } from '../../../cli/fix/mend-text';
import { writeMended } from '../../../cli/fix/write-mended';
import type { Io } from '../../../cli/io/io';
import { onlyNear } from '../../../cli/io/only-near';
import { allLintRules } from '../../../cli/lint/all-lint-rules';
import { lintPage } from '../../../cli/lint/lint-page';
import type { LocatedFinding } from '../../../cli/report/finding';
import type { WidgetDescription } from '../../../src/widgets/kit/description';
import { runCommand } from './support';

// Interface 9: --fix writes a file back only where a mend is certain.
// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
const put = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (command: (io: Io) => Promise<number>, stdin: string | Buffer = '') =>
  runCommand(command, stdin, { cwd: folder, columns: 200 });
const fixing =
  (kind: 'config.json' | 'page.html', format: 'text' | 'json' | 'sarif' = 'text') =>
  (io: Io) =>
    (kind === 'page.html' ? lint : check)([kind], { format, fix: true }, io);
/** The text after `--fix`; run twice, it is the same. */
const mended = async (kind: 'config.json' | 'page.html', text: string) => {
  put(kind, text);
  await run(fixing(kind));
  const once = read(kind);
  await run(fixing(kind));
  expect(read(kind)).toBe(once);
  return once;
};

/** A config, as a person has written it. */
const config = (url: string, setup = '{ "b": { "js": ["/b.js"] } }') =>
  `{\n\t"experiments" : [\n\t  {"name":"x", "flights": {"targeting": {"domain":"a.example","url": ${url} },\r\n "setup": ${setup}}} ]\n}\n`;

describe('check --fix', () => {
  it.each([
    ['"/store"', '"^/store"'],
    ['"\\/store"', '"^\\/store"'],
    ['"\\u002fstore"', '"^\\u002fstore"'],
    ['["^/a", "/store\\u00e9"]', '["^/a", "^/store\\u00e9"]'],
    ['"/store|/shop"', '"^(?:/store|/shop)"'],
    ['"(/store|/shop)"', '"^(/store|/shop)"'],
    ['"^/store|/shop"', '"^(?:^/store|/shop)"'],
  ])('puts the anchor before a pattern that begins as a path: %s', async (before, after) => {
    expect(await mended('config.json', config(`{ "include": ${before} }`))).toBe(config(`{ "include": ${after} }`));
  });

  it.each([
    '"store"',
    '"(store|shop)"',
    '"[/]store"',
    '"/?store"',
    '"store|/shop"',
    '".{2}/x"',
    '"/store$"',
    '"^/store"',
  ])('puts none where it is not said what is meant: %s', async (pattern) => {
    const text = config(`{ "include": ${pattern} }`);
    expect(await mended('config.json', text)).toBe(text);
  });

  it('takes out what is twice in a list, with its comma, and keeps the form of the rest', async () => {
    const js = (list: string) => config('{ "include": "^/" }', `{ "b": { "js": [${list}] } }`);
    expect(await mended('config.json', js('\n "/a.js" ,\n "/b.js",\t"/a.js",\n "/b.js"\n'))).toBe(
      js('\n "/a.js" ,\n "/b.js"\n'),
    );
    expect(await mended('config.json', config('{ "include": ["^/a", "^/a"], "exclude": ["^/b","^/b", "^/c"] }'))).toBe(
      config('{ "include": ["^/a"], "exclude": ["^/b", "^/c"] }'),
    );
  });

  it('takes out a pattern that an anchor has made the same as another', async () => {
    expect(await mended('config.json', config('{ "include": ["^/a", "/a"] }'))).toBe(config('{ "include": ["^/a"] }'));
  });

  it('takes out a member, a flight or an experiment that is there twice, and says the same', async () => {
    expect(await mended('config.json', config('{ "include": "^/a", "include": "^/a" }'))).toBe(
      config('{ "include": "^/a" }'),
    );
    const flight = '"b": { "js": ["/b.js"] }';
    expect(await mended('config.json', config('{ "include": "^/" }', `{ ${flight}, ${flight} }`))).toBe(
      config('{ "include": "^/" }', `{ ${flight} }`),
    );
    const one =
      '{ "name": "x", "flights": { "targeting": { "domain": "a.example", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/b.js"] } } } }';
    expect(await mended('config.json', `{ "experiments": [${one},\n${one}] }`)).toBe(`{ "experiments": [${one}] }`);
    const named = one.replace('{ "name": "x", ', '"x": { ');
    expect(await mended('config.json', `{ "experiments": {${named},\n${named}} }`)).toBe(
      `{ "experiments": {${named}} }`,
    );
  });

  it.each([
    ['members that say something else', '{ "include": "^/a", "include": "^/b" }'],
    ['members that agree only beyond another', '{ "include": "^/a", "include": "^/b", "include": "^/a" }'],
    [
      'values that differ by a key that JavaScript hides',
      '{ "include": "^/", "x": { "__proto__": 1 }, "x": { "__proto__": 2 } }',
    ],
  ])('leaves %s', async (_, url) => {
    const text = config(url);
    expect(await mended('config.json', text)).toBe(text);
  });

  it.each([
    ['{ "include": "^/a", "exlude": "^/b" }', '{ "include": "^/a", "exclude": "^/b" }'],
    ['{ "inlcude": "^/a" }', '{ "include": "^/a" }'],
    ['{ "Include": "^/a" }', '{ "include": "^/a" }'],
  ])('writes a misspelt member as it was meant: %s', async (before, after) => {
    expect(await mended('config.json', config(before))).toBe(config(after));
  });

  it.each([
    [
      'a key that somebody has put aside',
      '{ "include": "^/a", "_exclude": "^/b", "exclude2": "^/c", "//exclude": "" }',
    ],
    ['a key whose right one is there', '{ "include": "^/a", "exclude": "^/b", "exlude": "^/c" }'],
    ['two keys that mean one', '{ "include": "^/a", "exlude": "^/b", "exclud": "^/c" }'],
    ['a key that is near nothing', '{ "include": "^/a", "where": "^/b" }'],
  ])('leaves %s', async (_, url) => {
    const text = config(url);
    expect(await mended('config.json', text)).toBe(text);
  });

  it('leaves experiments of one name that agree only beyond another, of which the last is read', async () => {
    const one = (domain: string) =>
      `"x": { "flights": { "targeting": { "domain": "${domain}.example", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/b.js"] } } } }`;
    const text = `{ "experiments": { ${one('a')}, ${one('b')}, ${one('a')} } }`;
    expect(await mended('config.json', text)).toBe(text);
  });

  it('leaves a key that is near two', async () => {
    const text = config('{ "include": "^/" }', '{ "b": { "cs": ["/b.js"] } }');
    expect(await mended('config.json', text)).toBe(text);
  });

  it('leaves a file that is no JSON, as one with comments', async () => {
    const text = `// my config\n${config('{ "include": "/store" }')}`;
    expect(await mended('config.json', text)).toBe(text);
  });

  it('leaves what is suppressed', async () => {
    put('cobble.json', '{ "check": { "ignore": [{ "rule": "pattern-anchor", "reason": "Anywhere is meant." }] } }');
    const text = config('{ "include": "/store" }');
    expect(await mended('config.json', text)).toBe(text);
  });
});

describe('lint --fix', () => {
  it.each([
    ['a widget', '<p data-widget="themed-buton">', '<p data-widget="themed-button">'],
    ['a widget without quotes', '<p data-widget=Themed-Button >', '<p data-widget=themed-button >'],
    [
      'an attribute',
      "<p data-widget='themed-button' DATA-VARAINT = 'quiet'>",
      "<p data-widget='themed-button' data-variant = 'quiet'>",
    ],
    [
      'a common attribute',
      '<p data-widget="themed-button" data-thme="realms">',
      '<p data-widget="themed-button" data-theme="realms">',
    ],
    [
      'an attribute of the tag',
      '<script src="/a/cobble.js" data-experiment="on"></script>',
      '<script src="/a/cobble.js" data-experiments="on"></script>',
    ],
    ['the name of an element that is none yet', '<p data-wigdet="modal">', '<p data-widget="modal">'],
    [
      'a word of data-load',
      '<p data-widget="themed-button" data-load="egaer">',
      '<p data-widget="themed-button" data-load="eager">',
    ],
    [
      'a slot',
      '<p data-widget="flyout" data-heading="x"><b slot="foter">',
      '<p data-widget="flyout" data-heading="x"><b slot="footer">',
    ],
    [
      'a target without #',
      '<b data-widget-open="sale"></b><p id="sale" data-widget="flyout" data-heading="x">',
      '<b data-widget-open="#sale"></b><p id="sale" data-widget="flyout" data-heading="x">',
    ],
    [
      'a raw >',
      '<p data-widget="themed-button" data-load="media (1px < width > 4px)">',
      '<p data-widget="themed-button" data-load="media (1px < width &gt; 4px)">',
    ],
    [
      'several raw >',
      '<p data-widget="themed-button" data-href=\'/a>b>c&amp;d\'>',
      '<p data-widget="themed-button" data-href=\'/a&gt;b&gt;c&amp;d\'>',
    ],
    [
      'curly quotes',
      '<p data-widget=“themed-button” data-href=„/a b“ data-load=‘eager’>',
      '<p data-widget="themed-button" data-href="/a b" data-load="eager">',
    ],
    [
      'a curly quote with a straight one',
      '<p data-widget="themed-button" data-href=“/a b">',
      '<p data-widget="themed-button" data-href="/a b">',
    ],
    ['curly quotes round a slip', '<p data-widget=“themed-buton”>', '<p data-widget="themed-button">'],
  ])('mends %s', async (_, before, after) => {
    const page = (html: string) => `<!-- as  it was -->\r\n<main\t>\n${html}x</p></main>`;
    expect(await mended('page.html', page(before))).toBe(page(after));
  });

  it.each([
    ['a widget that is near two', '<p data-widget="marketplace-itle">'],
    [
      'an attribute that another is meant to be, too',
      '<p data-widget="themed-button" data-varint="quiet" data-varant="primary">',
    ],
    ['an attribute of another tool', '<p data-widget="themed-button" data-test="x">'],
    ['a theme, which may be one of your own', '<p data-widget="themed-button" data-theme="realm">'],
    ['a value that is written by its number', '<p data-widget="themed-buto&#110;x">'],
    ['an apostrophe in single curly quotes', '<p data-widget="themed-button" data-href=‘/steve’s keep’>'],
    ['a quotation in curly quotes', '<p data-widget="themed-button" data-href=“/a"b"c”>'],
    ['single curly quotes round double ones', '<p data-widget="themed-button" data-href=‘/a"b"’>'],
    ['a curly quote by its number, and one as it is', '<p data-widget="themed-button" data-href=&#8216;/a’>'],
    ['curly quotes by their numbers', '<p data-widget="themed-button" data-href=&#8220;/a&#8221;>'],
    ['escaped markup', '<p>&lt;p data-widget="themed-button"&gt;'],
    ['a tag that was cut short', '<p data-widget=themed-button data-load=media (width > 40em)>x'],
  ])('leaves %s', async (_, html) => {
    expect(await mended('page.html', html)).toBe(html);
  });
});

describe('both', () => {
  it('come to an end with every documented mistake, and make none that was not there', async () => {
    for (const rule of allRules) {
      const text = wrapExample(rule.wrong);
      const rulesIn = async (json: string) =>
        (await runRules(jsonDocument('x', json), allRules, { allowedOrigins: undefined })).findings.map(
          (each) => each.rule,
        );
      const before = await rulesIn(text);
      for (const id of await rulesIn(await mended('config.json', text))) expect(before).toContain(id);
    }
    for (const rule of allLintRules) await mended('page.html', rule.wrong);
  });

  it('keep a byte order mark, line ends and every character', async () => {
    const text = Buffer.from(`\ufeff${config('{ "include": "/störe\\u2028" }')}\r\n\r\n`);
    put('config.json', text);
    await run(fixing('config.json'));
    expect(readFileSync(join(folder, 'config.json'))).toEqual(
      Buffer.from(text.toString().replace('"/störe', '"^/störe')),
    );
    const page = Buffer.from('\ufeff<!doctype html>\r\n<p data-widget="themed-buton">\u0000😀\u2028\r');
    put('page.html', page);
    await run(fixing('page.html'));
    expect(readFileSync(join(folder, 'page.html'))).toEqual(Buffer.from(page.toString().replace('buton', 'button')));
  });

  it('write no file in which nothing is mended', async () => {
    put('config.json', config('{ "include": "store" }'));
    put('page.html', '<p data-widget="none-such">');
    for (const name of ['config.json', 'page.html'] as const) {
      utimesSync(join(folder, name), 1, 1);
      await run(fixing(name));
      expect(statSync(join(folder, name)).mtimeMs).toBe(1000);
    }
  });

  it('write through a link, and keep the mode of a file', async () => {
    put('real.json', config('{ "include": "/store" }'));
    chmodSync(join(folder, 'real.json'), 0o600);
    symlinkSync('real.json', join(folder, 'config.json'));
    await run(fixing('config.json'));
    expect([read('real.json').includes('"^/store"'), statSync(join(folder, 'real.json')).mode & 0o777]).toEqual([
      true,
      0o600,
    ]);
  });

  it('print what was mended and what is left, and exit by what is left', async () => {
    put('config.json', config('{ "include": ["/store", "^/("] }'));
    const { code, out, err } = await run(fixing('config.json'));
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(
      /^config\.json:3:\d+ mended pattern-anchor\n .*\n {4}- "\/store"\n {4}\+ "\^\/store"\n\nconfig\.json:3:\d+ error pattern-syntax\n/,
    );
    expect(out).toMatch(/\n1 error, 0 warnings in 1 file \(1 experiment, 2 patterns\)\n$/);
    put('page.html', '<p data-widget="themed-buton">');
    expect(await run(fixing('page.html'))).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /mended unknown-widget\n[^]*- themed-buton\n {4}\+ themed-button\n\nNo findings in 1 page \(1 widget\)\n$/,
      ),
    });
  });

  it('print nothing but the format on standard output', async () => {
    put('config.json', config('{ "include": "/store" }'));
    const { out, err } = await run(fixing('config.json', 'json'));
    expect([out, err]).toEqual(['[]\n', expect.stringContaining('mended pattern-anchor')]);
  });

  // Threat 8
  it('print what was mended without control characters and commands', async () => {
    put('page.html', '<p data-widget="themed-button" data-href=">\n  ::error::\u001b[2J\u202e>">');
    const { out } = await run(fixing('page.html'));
    expect(out).toContain('mended raw-greater-than');
    expect(out).not.toMatch(/[\u001b\u202e]|^\s*::/m);
  });

  it('print the mended text of standard input, byte by byte, and findings as messages', async () => {
    const text = `\ufeff${config('{ "include": "/store" }')}\r\n`;
    const { code, out, err } = await run((io) => check(['-'], { format: 'text', fix: true }, io), text);
    expect([code, out]).toEqual([0, text.replace('/store', '^/store')]);
    expect(err).toMatch(/mended pattern-anchor[^]*No findings/);
    const valid = await run((io) => lint(['-'], { format: 'json', fix: true }, io), '<p>x</p>');
    expect([valid.out, valid.err]).toEqual(['<p>x</p>', '[]\n']);
  });

  // Threat 8
  it('refuse to print a text of standard input that a runner would obey', async () => {
    const { code, out, err } = await run(
      (io) => lint(['-'], { format: 'text', fix: true }, io),
      '<p>\n ::error::x <b data-widget="themed-buton">',
    );
    expect([code, out, err]).toEqual([
      2,
      '',
      expect.stringMatching(/^cobble: cannot print what was mended: .*begins with ::/),
    ]);
  });

  it('refuse an address, and an unreadable file, before anything is written', async () => {
    const page = '<p data-widget="themed-buton">';
    put('page.html', page);
    for (const [other, message] of [
      ['http://127.0.0.1:1/', "cobble: --fix can't write to http://127.0.0.1:1/\n"],
      ['none.html', 'cobble: cannot read none.html'],
    ] as const) {
      const { code, err } = await run((io) => lint(['page.html', other], { format: 'text', fix: true }, io));
      expect([code, read('page.html')]).toEqual([2, page]);
      expect(err.startsWith(message)).toBe(true);
    }
  });

  it('say in a sentence that a file can not be written', async () => {
    const { code, err } = await run(async (io) => {
      await writeMended({ name: 'none/page.html', text: '' }, io);
      return 0;
    });
    expect([code, err]).toEqual([2, expect.stringMatching(/^cobble: cannot write none\/page\.html: /)]);
  });
});

describe('any text', () => {
  const widgets = new Map<string, WidgetDescription>(
    ['flyout', 'modal', 'themed-button'].map((name) => [
      name,
      {
        name,
        kind: 'component',
        text: '',
        props: { heading: { type: 'text', text: '' }, href: { type: 'url', text: '' } },
        examples: [],
      },
    ]),
  );
  const html = fc
    .array(
      fc.constantFrom(
        ...[
          '<p ',
          '<b ',
          '<table ',
          '<script src="/a/cobble.js" ',
          '>',
          '/>',
          '</p>',
          '</b>',
          '"',
          "'",
          '“',
          '”',
          '‘',
          '’',
          '″',
          '&#8221;',
          '&gt;',
          '>',
          '<',
        ],
        ...[
          'data-widget=',
          'data-widget="flyout" ',
          'data-wigdet=“modal” ',
          'data-headin=',
          'data-heading=',
          'DATA-HERF="/a>b" ',
          'data-theme=“a b”',
        ],
        ...[
          'flyuot',
          '“flyout”',
          'data-widget-opne="#x" ',
          'data-widget-open="x" ',
          ' id="x" ',
          ' = ',
          '\r\n',
          '\u0000',
          '&lt;b data-widget=',
          '\ufeff',
          '😀',
          ' ',
        ],
      ),
      { maxLength: 30 },
    )
    .map((pieces) => pieces.join(''));

  it('that is a page can be mended twice with the same result', async () => {
    const judge = (text: string) => lintPage('x', text, allLintRules, { widgets, themes: [] });
    await fc.assert(
      fc.asyncProperty(html, async (text) => {
        const once = await mendText(text, judge);
        expect((await mendText(once.text, judge)).text).toBe(once.text);
        expect(once.left.findings.every(({ fix }) => fix === undefined || fix.length === 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  const key = fc.constantFrom(
    'include',
    'exclude',
    'inlcude',
    'exlude',
    'Include',
    '_include',
    '__proto__',
    'url',
    'ulr',
    'js',
    'css',
    'sj',
    'b',
    'name',
  );
  const pattern = fc.constantFrom(
    '"/a"',
    '"^/a"',
    '"/a|/b"',
    '"\\u002fa"',
    '"a"',
    '"(/a)"',
    '"/("',
    '7',
    '[]',
    '["/a", "^/a", "/a"]',
    '["/b.js" ,\n"/b.js"]',
  );
  const object = fc
    .array(fc.tuple(key, pattern), { maxLength: 5 })
    .map((all) => `{${all.map(([name, value]) => `"${name}" :${value}`).join(',\t')}}`);
  const flights = fc
    .tuple(key, object, key, object)
    .map(([a, one, b, two]) => `{"targeting":{"domain":"a.example","${a}":${one}},"setup":{"b":${two},"${b}":${two}}}`);
  const experiments = fc
    .array(fc.tuple(fc.constantFrom('x', 'y'), flights), { maxLength: 3 })
    .chain((all) =>
      fc.constantFrom(
        `[${all.map(([name, value]) => `{"name":"${name}","flights":${value}}`).join(' , ')}]`,
        `{${all.map(([name, value]) => `"${name}":{"flights":${value}}`).join(' , ')}}`,
      ),
    );

  it('that is a config can be mended twice with the same result, and stays JSON', async () => {
    const judge = (text: string) => runRules(jsonDocument('x', text), allRules, { allowedOrigins: undefined });
    await fc.assert(
      fc.asyncProperty(experiments, async (all) => {
        const text = `{ "experiments": ${all} }`;
        const once = await mendText(text, judge);
        expect((await mendText(once.text, judge)).text).toBe(once.text);
        expect(() => JSON.parse(once.text) as unknown).not.toThrow();
        // What is certain takes no error in.
        const errors = async (json: string) =>
          (await judge(json)).findings.filter(({ severity }) => severity === 'error').length;
        expect(await errors(once.text)).toBeLessThanOrEqual(
          (await errors(text)) + once.mends.filter(({ finding }) => finding.rule === 'unknown-key').length,
        );
      }),
      { numRuns: 150 },
    );
  });
});

it('an attribute of another tool is not renamed, also where it is near a prop', async () => {
  const widgets = new Map<string, WidgetDescription>([
    ['quiz', { name: 'quiz', kind: 'component', text: '', props: { tests: { type: 'text', text: '' } }, examples: [] }],
  ]);
  const fixed = async (html: string) =>
    (await mendText(html, (text) => lintPage('x', text, allLintRules, { widgets, themes: [] }))).text;
  expect(await fixed('<p data-widget="quiz" data-test="x">')).toBe('<p data-widget="quiz" data-test="x">');
  expect(await fixed('<p data-widget="quiz" data-tetss="x">')).toBe('<p data-widget="quiz" data-tests="x">');
});

describe('the edits of findings', () => {
  const finding = (offset: number, ...fix: [number, number, string][]) =>
    ({
      spot: { offset, length: 1 },
      fix: fix.map(([at, length, text]) => ({ offset: at, length, text })),
    }) as unknown as LocatedFinding;

  it('are made together or not at all, and the first of two that overlap', () => {
    const { text, mends } = applyFixes('abcdef', [
      finding(3, [3, 1, 'X'], [1, 1, 'Y']),
      finding(2, [2, 1, 'Z']),
      finding(4, [4, 2, '']),
    ]);
    expect([text, mends.map(({ before, after }) => [before, after])]).toEqual([
      'aYcX',
      [
        ['bcd', 'YcX'],
        ['ef', ''],
      ],
    ]);
  });

  it('are not made twice at one place', () => {
    expect(applyFixes('ab', [finding(1, [1, 0, '^']), finding(1, [1, 0, '^'])]).text).toBe('a^b');
  });
});

describe('the one near name', () => {
  it.each([
    ['wigdet', ['widget', 'width'], 'widget'],
    ['includ', ['include', 'exclude'], 'include'],
    ['xlude', ['include', 'exclude'], undefined],
    ['sj', ['js', 'css'], 'js'],
    ['j', ['js', 'css'], undefined],
    ['J-S', ['js', 'css'], 'js'],
    ['prise', ['price', 'prize'], undefined],
    ['marketplaceurl', ['marketplace-url'], 'marketplace-url'],
    ['heading2', ['heading'], undefined],
    ['_heading', ['heading'], undefined],
    ['x'.repeat(101), ['x'.repeat(101)], undefined],
  ])('of %s among %j is %s', (name, known, near) => {
    expect(onlyNear(name, known)).toBe(near);
  });
});
