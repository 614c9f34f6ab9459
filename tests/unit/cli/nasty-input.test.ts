// @vitest-environment node
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { test } from '../../../cli/commands/test';
import { PROGRAM } from '../program';
import { tempFolder } from '../temp-folder';
import { CONFIG, config, repeated } from './limits-support';
import { runCommand } from './support';
import { tryNastyInput } from './try-nasty-input';

// Threat 9: malicious input causes a message, never exit code 70.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const folder = tempFolder();

describe('malformed and hostile input', () => {
  tryNastyInput('sample');

  it.each<[string, string[], string, number]>([
    ['check', ['check', '-'], config(repeated(1000)), 1],
    ['lint', ['lint', '-'], '<div>'.repeat(200_000), 2],
    ['match', ['match', '--config', CONFIG, '-'], `<urlset>${'<a>'.repeat(200_000)}`, 2],
    ['build', ['build', '--theme', '../none\u001b.ts'], '', 2],
    ['snippet', ['snippet', '--base', 'javascript:\u001b'], '', 2],
    ['serve', ['serve', '--port', '-1\u009b'], '', 2],
  ])(
    'makes the real %s command exit with the same code, without a stack trace',
    { tags: 'all' },
    async (_, args, stdin, code) => {
      const result = await new Promise<{ code: number; err: string }>((resolve) => {
        const child = execFile(process.execPath, [PROGRAM, ...args], { cwd: ROOT }, (error, _out, err) =>
          resolve({ code: error ? Number(error.code) : 0, err }),
        );
        child.stdin!.on('error', () => undefined).end(stdin);
      });
      expect(result.code).toBe(code);
      expect(result.err).not.toMatch(/\n\s+at |bug in cobble/);
    },
  );

  it.skipIf(process.platform !== 'linux')("doesn't report a full disk as an internal error", async () => {
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

it('reads - in a test file as a file name, not as standard input', async () => {
  const cases = JSON.stringify({ config: '-', cases: [{ url: 'x', expect: { on: [] } }] });
  expect(await runCommand((io) => test(['-'], {}, io), cases, { cwd: folder.path() })).toMatchObject({
    code: 2,
    err: expect.stringContaining('-:1:2: config "-": no such file'),
  });
});
