// @vitest-environment node
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import { match } from '../../../cli/commands/match';
import { test } from '../../../cli/commands/test';
import { escapeControls } from '../../../cli/io/escape-controls';
import type { Io } from '../../../cli/io/io';
import { plainLines } from '../../../cli/io/plain-lines';
import { progress } from '../../../cli/report/progress';
import { PROGRAM } from '../program';
import { runCommand, testIo } from './support';

// Threat 8: what is shown comes from strangers, and goes to terminals, logs and runners that obey it.
// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

/**
 * One of each kind: a colour, a title, a cleared screen, C1, DEL, both separators, all that turns text, and runners'
 * commands.
 */
const EVIL =
  '::error::a \u001b[95mp\u001b]0;t\u0007\u001b[2J\u009b2J\u0085\u007f\u0000\u2028::error::b\u2029\u202a\u202e\u2066\u2069\u200e\u200f\u061c\r::error::c\n  ::warning file=x::d\n\u00a0::notice::e\t';
/** The same, as a file can be named. */
const NAME = EVIL.replaceAll('\u0000', '').slice(0, 80);

const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;
/** Bold, dim and the three colours, on and off: our own. */
const OURS = /\u001b\[(?:1|2|22|31|32|33|39)m/g;

const faults = (text: string, commands = false): string[] => {
  const plain = text.replace(OURS, '');
  return [
    ...(CONTROLS.test(plain) ? [JSON.stringify(CONTROLS.exec(plain)![0])] : []),
    ...plain.split('\n').filter((line) => !commands && line.trimStart().startsWith('::')),
  ];
};

const targeting = (pattern: string) => ({
  domain: EVIL,
  url: { include: [pattern, `(${EVIL}`], exclude: '^/(a+)+$' },
  [EVIL]: 1,
});
const CONFIG = JSON.stringify({
  [EVIL]: 1,
  experiments: [
    {
      name: EVIL,
      flights: {
        targeting: targeting(EVIL),
        setup: { [EVIL]: { js: [EVIL, `javascript:${EVIL}`, `http://${EVIL}/`], css: [EVIL] } },
      },
    },
    {
      name: EVIL,
      flights: {
        targeting: { domain: 'www.example.net', url: { include: '^/' } },
        setup: { [EVIL]: { js: [EVIL], css: [EVIL] }, [`${EVIL},`]: { js: [EVIL] } },
      },
    },
    { name: 'no domain', flights: { targeting: { url: { include: '::' } }, setup: {} } },
    // A valid pattern, which a sentence quotes.
    {
      name: 'quoted',
      flights: {
        targeting: { domain: 'www.example.net', url: { include: '\u202e\u009b\r\n::error::' } },
        setup: { a: { js: [7] } },
      },
    },
    {
      name: 'sentence',
      flights: { targeting: { domain: 'www.example.net', url: { include: '\u202e\u009b\r\n::error::' } }, setup: {} },
    },
  ],
});
const URLS = [
  EVIL,
  `https://www.example.net/${EVIL}?${EVIL}`,
  `https://www.example.net/?enableflights=${encodeURIComponent(EVIL)}`,
  'x:::error',
  '::error::x',
];
const ATTRIBUTE = EVIL.replaceAll('"', '').replaceAll('\u0000', '');
const PAGE = `<!doctype html>
<div data-widget="${ATTRIBUTE}"></div><p>${EVIL}</p>
  ::error file=x::<b data-widget="x"></b>
<div data-widget="themed-button" data-theme="${ATTRIBUTE}" data-load="${ATTRIBUTE}" data-variant="${ATTRIBUTE}" data-\u202eevil\u001b[2J="x" data-props='{"${ATTRIBUTE.replace(/[\u0000-\u001f]/g, '')}": 1}'></div>
<div data-widget="flyout" data-heading="x"><p slot="${ATTRIBUTE}"></p></div><button data-widget-open="#${ATTRIBUTE}"></button><button data-widget-open="#x\u009b"></button><p id="sale\u202e\u009b"></p><button data-widget-open="#sale"></button>
<script type="application/json" data-cobble-config>{ "endpoint": ${EVIL} }</script>
<script src="/cobble.js" data-scan="${ATTRIBUTE}"></script><script src="/cobble.js"></script>`;
const CASES = JSON.stringify({
  config: 'config.json',
  cases: [
    {
      name: EVIL,
      url: 'https://www.example.net/',
      flights: [EVIL],
      expect: { on: [EVIL], scripts: [EVIL], experiments: [] },
    },
    { name: EVIL, url: EVIL, expect: { on: [] } },
    { name: `${EVIL}passes`, url: 'https://other.example/', expect: { experiments: [] } },
    { url: `https://www.example.net/${EVIL}`, expect: { experiments: ['no domain', EVIL] } },
    { name: 'a name', url: `https://www.example.net/${EVIL}`, expect: { experiments: ['sentence'] } },
  ],
});

let folder: string;
let server: Server;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  for (const [name, text] of [
    ['config.json', CONFIG],
    ['cases.json', CASES],
    ['page.html', PAGE],
    [NAME, CONFIG],
    [
      'index.xml',
      `<sitemapindex><sitemap><loc>${EVIL.replaceAll('\u0000', '').replaceAll('\u001b', '').replaceAll('\u0007', '')}</loc></sitemap></sitemapindex>`,
    ],
  ] as const)
    writeFileSync(join(folder, name), text);
  copyFileSync(join(folder, 'cases.json'), join(folder, `${NAME}cases`));
  server = createServer((request, response) => {
    if (request.url === '/redirect') response.writeHead(302, { location: 'ftp://x/\u0080\u009b' }).end();
    else response.writeHead(200, { 'content-type': 'text/\u009bplain' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const formats = ['text', 'json', 'sarif', 'github', 'gitlab'] as const;
const surfaces: [what: string, command: (io: Io) => Promise<number>, stdin: string][] = [
  ...formats.flatMap((format): typeof surfaces => [
    [
      `check --format ${format}`,
      (io) => check(['config.json', NAME, '-'], { format }, io),
      `{ "experiments": ${EVIL} }`,
    ],
    [`lint --format ${format}`, (io) => lint(['page.html', '-'], { format, theme: ['x'] }, io), PAGE],
    [`check --rules --format ${format}`, (io) => check([], { format, rules: true }, io), ''],
    [`lint --rules --format ${format}`, (io) => lint([], { format, rules: true }, io), ''],
  ]),
  ...[false, true].flatMap((explain) =>
    (['text', 'json'] as const).map((format): (typeof surfaces)[number] => [
      `match --format ${format}${explain ? ' --explain' : ''}`,
      (io) =>
        match(
          URLS,
          { config: 'config.json', format, explain, urls: ['-', 'index.xml'], flights: [EVIL], enable: [EVIL] },
          io,
        ),
      URLS.join('\n'),
    ]),
  ),
  ['test', (io) => test(['cases.json', `${NAME}cases`], {}, io), ''],
  ['test --run', (io) => test(['cases.json'], { run: '::error' }, io), ''],
  ['a file that is not there', (io) => check([`${NAME}none`], { format: 'text' }, io), ''],
  ['an origin that is none', (io) => check(['-'], { format: 'text', allowedOrigins: [EVIL] }, io), ''],
  ['a config that is none', (io) => match(['https://x/'], { config: NAME.slice(0, 70), format: 'text' }, io), ''],
  [
    'cases with unknown keys',
    (io) => test(['-'], {}, io),
    JSON.stringify({ config: EVIL, [EVIL]: 1, cases: [{ [EVIL]: 1 }] }),
  ],
  [
    'cases with no such config',
    (io) => test(['-'], {}, io),
    JSON.stringify({ config: EVIL, cases: [{ url: EVIL, expect: { on: [] } }] }),
  ],
  [
    'a case that expects nothing',
    (io) => test(['-'], {}, io),
    JSON.stringify({ config: 'config.json', cases: [{ name: EVIL, url: EVIL, expect: {} }] }),
  ],
  ['--run that is no expression', (io) => test(['cases.json'], { run: `(${EVIL}` }, io), ''],
  ['--run that is refused', (io) => test(['cases.json'], { run: `(\\s+)+${EVIL}` }, io), ''],
  [
    '--run that finds nothing',
    (io) => test(['cases.json'], { run: `nobody${escapeControls(EVIL).length}\u001b` }, io),
    '',
  ],
  [
    'a list that is another XML',
    (io) => match(['-'], { config: 'config.json', format: 'text' }, io),
    '<x\u009b\u2066/>',
  ],
  [
    'a broken sitemap',
    (io) => match(['-'], { config: 'config.json', format: 'text' }, io),
    '<urlset>&\u0085\u202e;</urlset>',
  ],
  ['an address that is no page', (io) => lint([`${url}/`], { format: 'text' }, io), ''],
  ['a redirect to nowhere', (io) => lint([`${url}/redirect`], { format: 'text' }, io), ''],
  ['an address that is none', (io) => lint([`http://[${EVIL}`], { format: 'text' }, io), ''],
];

describe('what a stranger wrote', () => {
  // Threat 8
  it.each(
    surfaces.flatMap(
      ([what, command, stdin]) =>
        [
          [what, 'without colours', false, command, stdin],
          [what, 'with colours', true, command, stdin],
        ] as const,
    ),
  )(
    'is shown by %s %s without a control character, and begins no line with ::',
    async (what, _, colour, command, stdin) => {
      const { code, out, err } = await runCommand(command, stdin, { cwd: folder, colour });
      expect(code).toBeLessThan(3);
      expect(`${out}${err}`).not.toBe('');
      expect([faults(out, what.endsWith('github')), faults(err)]).toEqual([[], []]);
      // Whoever colours keeps the colours.
      if (colour && out !== '' && !/json|sarif|github|gitlab/.test(what)) expect(out).toMatch(OURS);
    },
  );

  it('is valid JSON again in every format that is JSON, and loses nothing', async () => {
    const read = async (command: (io: Io) => Promise<number>, stdin = '') =>
      (await runCommand(command, stdin, { cwd: folder })).out;
    const findings = JSON.parse(await read((io) => check([NAME], { format: 'json' }, io))) as {
      file: string;
      message: string;
    }[];
    expect(new Set(findings.map(({ file }) => file))).toEqual(new Set([NAME]));
    expect(findings.some(({ message }) => message.includes('\\u001b[95m'))).toBe(true);
    const sarif = JSON.parse(await read((io) => lint(['page.html'], { format: 'sarif' }, io))) as {
      runs: [{ results: unknown[] }];
    };
    expect(sarif.runs[0].results.length).toBeGreaterThan(5);
    const rows = (await read((io) => match(URLS, { config: 'config.json', format: 'json', flights: [EVIL] }, io)))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { url: string; scripts?: string[] });
    expect(rows.map((row) => row.url)).toEqual(URLS);
    expect(rows[2]!.scripts).toEqual([EVIL]);
  });

  it("is one line for each finding in GitHub's format, and a line end in it is written as GitHub does", async () => {
    const { out } = await runCommand((io) => check([NAME], { format: 'github' }, io), '', { cwd: folder });
    const lines = out.trimEnd().split('\n');
    for (const line of lines.slice(0, -1))
      expect(line).toMatch(
        /^::(error|warning) file=%3A%3Aerror%3A%3Aa \\u001b[^\n]*,line=\d+,col=\d+,title=cobble [a-z-]+::[^\n]+$/,
      );
    expect(lines.at(-1)).toMatch(/^cobble: \d+ errors, \d+ warnings$/);
    expect(out).toContain('%0D');
  });

  it('is XML 1.0 in JUnit, without a raw control character', async () => {
    await runCommand((io) => test(['cases.json', `${NAME}cases`], { junit: 'junit.xml' }, io), '', { cwd: folder });
    const xml = readFileSync(join(folder, 'junit.xml'), 'utf8');
    const names: unknown[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'testcase') names.push(attributes.name);
    });
    parser.write(xml).close();
    expect(xml).not.toMatch(CONTROLS);
    expect(names[0]).toMatch(
      /^::error::a \\u001b\[95mp.*\\u061c\r::error::c\n {2}::warning file=x::d\n\u00a0::notice::e\t$/s,
    );
  });

  it('keeps the underline below what it underlines', async () => {
    const config =
      '{ "experiments": [{ "name": "x", "flights": { "targeting": { "domain": "a.example",\n\t"url": { "include": "^/\u0080\u202e(" } } } }] }';
    const { out } = await runCommand((io) => check(['-'], { format: 'text' }, io), config, { columns: 200 });
    const [line, underline] = out.slice(out.indexOf('pattern-syntax')).split('\n').slice(2, 4);
    expect(line!.slice(0, underline!.indexOf('~'))).toMatch(/"\^\/\\u0080\\u202e\($/);
    const page = await runCommand(
      (io) => lint(['-'], { format: 'text' }, io),
      '::<b\u0080></b>\u202e<b data-widget="x"></b>',
      { columns: 200 },
    );
    const [row, below] = page.out.split('\n').slice(2, 4);
    expect([row!.trimStart().slice(0, 7), row!.slice(below!.indexOf('~'), below!.lastIndexOf('~') + 1)]).toEqual([
      '\\u003a:',
      'x',
    ]);
  });

  it("can't reach a progress line", () => {
    const { io, err } = testIo('', { interactive: true });
    vi.useFakeTimers({ toFake: ['Date'] });
    const line = progress(io);
    vi.setSystemTime(Date.now() + 10_000);
    line.show(EVIL);
    vi.useRealTimers();
    expect(faults(err().replace('\r\u001b[K', ''), true)).toEqual([]);
    expect(err()).toMatch(/^\r\u001b\[K::error::a \\u001b/);
  });

  it("can't come back by what was typed: commander quotes it", async () => {
    const spawned = (args: string[]) =>
      new Promise<string>((resolve) => {
        execFile(
          process.execPath,
          [PROGRAM, ...args],
          { cwd: fileURLToPath(new URL('../../../', import.meta.url)) },
          (_, out, err) => resolve(out + err),
        );
      });
    for (const text of await Promise.all(
      [[NAME], ['check', `--x${NAME}`], ['check', '--format', NAME], ['serve', NAME]].map(spawned),
    )) {
      expect(text).toMatch(/^cobble: \S/);
      expect(faults(text)).toEqual([]);
    }
    expect(await spawned(['chekc'])).toMatch(/^cobble: unknown command 'chekc'\n\(Did you mean check\?\)\n/);
  });
});

describe('a line of text', () => {
  it.each([
    ['::error::x', '\\u003a:error::x'],
    ['  \t::x', '  \t\\u003a:x'],
    ['a\n::x', 'a\n\\u003a:x'],
    ['\u00a0\u3000::x', '\u00a0\u3000\\u003a:x'],
    ['\u001b[2m::x', '\u001b[2m\\u003a:x'],
    [':\u001b[22m:x', '\\u003a\u001b[22m:x'],
    ['a ::x', 'a ::x'],
    [':x', ':x'],
    ['\n\n', '\n\n'],
    ['a::b\nc', 'a::b\nc'],
  ])('%j is written as %j', (text, written) => {
    expect(plainLines(text)).toBe(written);
  });
});
