// @vitest-environment node
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import type { ProcessStreams } from '../../../cli/io/process-io';
import { processIo } from '../../../cli/io/process-io';
import { runProgram } from '../../../cli/program';
import { PROGRAM } from '../program';
import { runCommand } from './support';

vi.setConfig({ testTimeout: 60_000 });

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('fixtures/store-hero.json', import.meta.url));

const cobble = (
  args: string[],
  { stdin = '', node = [] as string[] } = {},
): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [...node, PROGRAM, ...args], { cwd: ROOT }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin!.end(stdin);
  });

const parsed = (args: string[]): ReturnType<typeof runCommand> =>
  runCommand((io) => runProgram(['node', 'cobble', ...args], io), '', { cwd: ROOT });

describe('the cobble command', () => {
  it('starts from the sources of a checkout, from any working directory', async () => {
    const args = [`${ROOT}cli/cobble.mjs`, 'check', '--format', 'json', CONFIG];
    expect(execFileSync(process.execPath, args, { cwd: tmpdir(), encoding: 'utf8' })).toBe('[]\n');
  });

  it('runs check, with only JSON on stdout', async () => {
    expect(await cobble(['check', '--format', 'json', CONFIG])).toEqual({ code: 0, out: '[]\n', err: '' });
  });

  it('exits with 1 on findings, without colour into a pipe', async () => {
    const { code, out } = await cobble(['check', '-'], { stdin: '{' });
    expect([code, out.includes('\u001b'), out.startsWith('-:1:2 error syntax\n')]).toEqual([1, false, true]);
  });

  it.each([
    [['chek'], "unknown command 'chek'", 'Did you mean check? Run cobble help to list the commands.'],
    [
      ['check', '--fromat'],
      "unknown option '--fromat'",
      'Did you mean --format? Run cobble help check to list the options.',
    ],
    [
      ['overlap', 'a.json'],
      "too many arguments for 'overlap'",
      'Write it like: cobble overlap --config experiments.json.',
    ],
    [['texts', 'de'], "too many arguments for 'texts'", 'Write it like: cobble texts --locale sv-se > texts.json.'],
    [['theme'], "missing required argument 'name'", 'Write it like: cobble theme winter.'],
    [['diff', 'a.json'], "missing required argument 'new-file'", 'Write it like: cobble diff before.json'],
    [['check', '--format', 'xml'], "--format can't be 'xml'", 'Use one of text, json, sarif, github, gitlab.'],
    [['completion', 'tcsh'], "shell can't be 'tcsh'", 'Use one of bash, zsh, fish.'],
  ])('names the fix of the wrong usage %j', async (args, problem, fix) => {
    const { code, err } = await parsed(args);
    expect([code, err]).toEqual([2, expect.stringMatching(/^cobble: [^\n]*\nFix: [^\n]*\n$/)]);
    expect(err).toContain(problem);
    expect(err).toContain(`\nFix: ${fix}`);
  });

  it('rejects UTF-16 without a byte order mark', async () => {
    const { code, err } = await cobble(['check', '-'], { stdin: '{\0"\0' });
    expect([code, err]).toEqual([2, "cobble: standard input isn't UTF-8 text\nFix: Save it as UTF-8.\n"]);
  });

  it('reads URLs from a pipe', async () => {
    const { code, out } = await cobble(['match', '--config', CONFIG, '--format', 'json', '-'], {
      stdin: 'https://www.example.net/\nnonsense\n',
    });
    expect([code, out.split('\n').length]).toEqual([1, 3]);
  });

  // Only the last of these lists used to be read.
  it('joins lists that are given several times', async () => {
    const on = async (...options: string[]): Promise<unknown> => {
      const args = ['match', '--config', CONFIG, '--format', 'json', ...options, 'https://www.example.net/'];
      return (JSON.parse((await parsed(args)).out) as { flights: { on: string[] } }).flights.on;
    };
    const both = ['store-hero-control', 'store-hero-b'];
    expect(await on('--enable', both[0]!, '--enable', both[1]!)).toEqual(both);
    expect(await on('--flights', both.join(', '), '--disable', both[0]!, '--disable', both[1]!)).toEqual([]);
  });

  it.each([
    [['chekc']],
    [['help', 'nope']],
    [['check', '--frmat', 'json']],
    [['check', '--format', 'yaml', CONFIG]],
    [['check', 'none.json']],
    [['match', '--config', CONFIG]],
    [['snippet', '--pin', '--out', 'none']],
  ])('treats %j as wrong usage', async (args) => {
    const { code, out, err } = await parsed(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^cobble: \S/);
    expect(err).not.toMatch(/\n {4}at /);
  });

  it('exits with 70 on an internal error, with a stack trace only with --debug', async () => {
    const node = ['--import', 'data:text/javascript,Date.now=()=>{throw new Error("boom")}'];
    const quiet = await cobble(['match', '--config', CONFIG, 'https://www.example.net/'], { node });
    expect(quiet).toMatchObject({ code: 70, out: '', err: expect.stringContaining('bug in cobble: boom') });
    expect(quiet.err).not.toMatch(/\n {4}at /);
    expect((await cobble(['match', '--debug', '--config', CONFIG, 'https://www.example.net/'], { node })).err).toMatch(
      /\n {4}at /,
    );
  });

  it('prints help and the version on stdout, and exits with 0', async () => {
    const [help, version] = await Promise.all([cobble(['help', 'match']), cobble(['--version'])]);
    expect([help.code, help.err, version.code, version.out]).toEqual([
      0,
      '',
      0,
      expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    ]);
    for (const line of help.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('exits quietly when the reader closes its output', async () => {
    const child = spawn(process.execPath, [PROGRAM, 'match', '--config', CONFIG, '--format', 'json', '-'], {
      cwd: ROOT,
      stdio: 'pipe',
    });
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end('https://www.example.net/\n'.repeat(50_000));
    child.stdout.once('data', () => child.stdout.destroy());
    expect([(await once(child, 'close'))[0], err]).toEqual([0, '']);
  });
});

describe('coloured output', () => {
  const io = (env: NodeJS.ProcessEnv, terminal: boolean, argv: string[] = []) =>
    processIo({
      env,
      argv,
      cwd: () => '/',
      stdin: process.stdin,
      stdout: { isTTY: terminal, columns: 100 },
      stderr: { isTTY: terminal },
    } as unknown as ProcessStreams);

  it.each<[string, NodeJS.ProcessEnv, boolean, boolean]>([
    ['a terminal', {}, true, true],
    ['a pipe', {}, false, false],
    ['NO_COLOR', { NO_COLOR: '1' }, true, false],
    ['an empty NO_COLOR', { NO_COLOR: '' }, true, true],
    ['a dumb terminal', { TERM: 'dumb' }, true, false],
    ['FORCE_COLOR in a pipe', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['an empty FORCE_COLOR', { FORCE_COLOR: '' }, false, true],
    ['FORCE_COLOR=0 on a terminal', { FORCE_COLOR: '0' }, true, false],
  ])('respects %s for colours', (_, env, terminal, expected) => {
    const { paint } = io(env, terminal);
    expect([paint.out.red('x') !== 'x', paint.err.red('x') !== 'x']).toEqual([expected, expected]);
  });

  it.each([
    [['--color'], { NO_COLOR: '1' }, true],
    [['check', '--no-color'], { FORCE_COLOR: '1' }, false],
    [['--color', '--no-color', '--', '--color'], {}, false],
  ])('chooses colours by %j before the environment', (argv, env, expected) => {
    expect(io(env, !expected, argv).paint.out.red('x') !== 'x').toBe(expected);
  });

  // Interface 10
  it('accepts --color before and after the command, and -v prints the version', async () => {
    for (const args of [
      ['--color', 'help', 'check'],
      ['check', '--color', '--format', 'text', CONFIG],
    ])
      expect(await cobble(args)).toMatchObject({ code: 0, err: '' });
    expect((await cobble(['check', '--color', CONFIG])).out).toContain('\x1b[32m');
    expect(await cobble(['-v'])).toEqual(await cobble(['--version']));
  });
});
