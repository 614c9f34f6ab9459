// @vitest-environment node
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { test } from '../../../cli/commands/test';
import { sampleOf } from '../../browser/sample-of';
import { PROGRAM } from '../program';
import { CONFIG, config, fileCommands, repeated } from './limits-support';
import { nasty } from './nasty-input';
import { runCommand } from './support';

// Threat 9: input of any size, depth or cunning ends in a sentence, and never in exit code 70.
// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const { folder, commands } = fileCommands();
const cases = nasty.flatMap(([what, stdin]) => commands.map(([name, run]) => [what, name, stdin, run] as const));

describe('nasty input', () => {
  // Of 48 each command has at least four, and every text is among them.
  it.each(sampleOf(cases, 48))('%s: %s ends with 0, 1 or 2, and says why', async (_, _command, stdin, run) => {
    const { code, out, err } = await runCommand(run('-'), stdin(), { cwd: folder.path() });
    expect([code, err.includes('bug in cobble')]).toEqual([
      expect.toSatisfy((given: number) => [0, 1, 2].includes(given)),
      false,
    ]);
    expect(err).not.toMatch(/\n\s+at /);
    if (code === 2) expect(err).toMatch(/^cobble: \S/);
    if (code === 1) expect(out).not.toBe('');
  });

  it.each<[string, string[], string, number]>([
    ['check', ['check', '-'], config(repeated(1000)), 1],
    ['lint', ['lint', '-'], '<div>'.repeat(200_000), 2],
    ['match', ['match', '--config', CONFIG, '-'], `<urlset>${'<a>'.repeat(200_000)}`, 2],
    ['build', ['build', '--theme', '../none\u001b.ts'], '', 2],
    ['snippet', ['snippet', '--base', 'javascript:\u001b'], '', 2],
    ['serve', ['serve', '--port', '-1\u009b'], '', 2],
  ])('the real command %s ends with the same code, and without a stack', async (_, args, stdin, code) => {
    const result = await new Promise<{ code: number; err: string }>((resolve) => {
      const child = execFile(process.execPath, [PROGRAM, ...args], { cwd: ROOT }, (error, _out, err) =>
        resolve({ code: error ? Number(error.code) : 0, err }),
      );
      child.stdin!.on('error', () => undefined).end(stdin);
    });
    expect(result.code).toBe(code);
    expect(result.err).not.toMatch(/\n\s+at |bug in cobble/);
  });

  it.skipIf(process.platform !== 'linux')('a full disk is no bug of ours', async () => {
    const result = await new Promise<{ code: number; err: string }>((resolve) => {
      execFile(
        '/bin/sh',
        ['-c', '"$0" "$1" check --rules > /dev/full', process.execPath, PROGRAM],
        { cwd: ROOT },
        (error, _out, err) => resolve({ code: error ? Number(error.code) : 0, err }),
      );
    });
    expect(result).toEqual({ code: 2, err: expect.stringMatching(/^cobble: cannot write to standard output: ENOSPC/) });
  });
});

it("a file of cases can't name standard input as its config: - is a file there", async () => {
  const cases = JSON.stringify({ config: '-', cases: [{ url: 'x', expect: { on: [] } }] });
  expect(await runCommand((io) => test(['-'], {}, io), cases, { cwd: folder.path() })).toMatchObject({
    code: 2,
    err: expect.stringContaining('-:1:2: config "-": there is no such file'),
  });
});
