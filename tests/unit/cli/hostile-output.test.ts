// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { check } from '../../../cli/commands/check';
import { lint } from '../../../cli/commands/lint';
import { match } from '../../../cli/commands/match';
import { test } from '../../../cli/commands/test';
import type { Io } from '../../../cli/io/io';
import { escapeControls } from '../../../cli/io/messages';
import { runProgram } from '../../../cli/program';
import { progress } from '../../../cli/report/progress';
import { EVIL, NAME, PAGE, URLS } from './hostile-input';
import { CONTROLS, hostileFolder } from './hostile-output-support';
import { localServer } from './local-server';
import { runCommand, testIo } from './support';

// Threat 8: output contains untrusted text, and terminals and runners execute its commands.
vi.setConfig({ testTimeout: 60_000 });

/** The escape sequences that the program itself prints: bold, dim and three colours, on and off. */
const OURS = /\u001b\[(?:1|2|22|31|32|33|39)m/g;

const faults = (text: string, commands = false): string[] => {
  const plain = text.replace(OURS, '');
  return [
    ...(CONTROLS.test(plain) ? [JSON.stringify(CONTROLS.exec(plain)![0])] : []),
    ...plain.split('\n').filter((line) => !commands && line.trimStart().startsWith('::')),
  ];
};

const folder = hostileFolder();
const server = localServer((request, response) => {
  if (request.url === '/redirect') response.writeHead(302, { location: 'ftp://x/\u0080\u009b' }).end();
  else response.writeHead(200, { 'content-type': 'text/\u009bplain' }).end();
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
  ['an address that is no page', (io) => lint([`${server.url()}/`], { format: 'text' }, io), ''],
  ['a redirect to nowhere', (io) => lint([`${server.url()}/redirect`], { format: 'text' }, io), ''],
  ['an address that is none', (io) => lint([`http://[${EVIL}`], { format: 'text' }, io), ''],
];

describe('untrusted text in the output', () => {
  // Threat 8
  it.each(surfaces)(
    'shows untrusted text in %s without control characters, and begins no line with ::',
    async (what, command, stdin) => {
      for (const colour of [false, true]) {
        const { code, out, err } = await runCommand(command, stdin, { cwd: folder.path(), colour });
        expect([code < 3, out + err === '']).toEqual([true, false]);
        expect([faults(out, what.endsWith('github')), faults(err)]).toEqual([[], []]);
        if (colour && out !== '' && !/json|sarif|github|gitlab/.test(what)) expect(out).toMatch(OURS);
      }
    },
  );

  it('keeps the underline aligned with what it underlines', async () => {
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

  it('writes no untrusted text into a progress line', () => {
    const { io, err } = testIo('', { interactive: true });
    vi.useFakeTimers({ toFake: ['Date'] });
    const line = progress(io);
    vi.setSystemTime(Date.now() + 10_000);
    line.show(EVIL);
    vi.useRealTimers();
    expect(faults(err().replace('\r\u001b[K', ''), true)).toEqual([]);
    expect(err()).toMatch(/^\r\u001b\[K::error::a \\u001b/);
  });

  it("escapes untrusted text in commander's messages, which quote arguments", async () => {
    const outputOf = async (args: string[]) => {
      const { out, err } = await runCommand((io) => runProgram(['node', 'cobble', ...args], io));
      return out + err;
    };
    for (const args of [[NAME], ['check', `--x${NAME}`], ['check', '--format', NAME], ['serve', NAME]]) {
      const text = await outputOf(args);
      expect(text).toMatch(/^cobble: \S/);
      expect(faults(text)).toEqual([]);
    }
    expect(await outputOf(['chekc'])).toMatch(/^cobble: unknown command 'chekc'\nFix: Did you mean check\? /);
  });
});
