// @vitest-environment node
import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { limits } from '../../../cli/io/limits';
import { readText } from '../../../cli/io/read-text';
import { endless, fileCommands } from './limits-support';
import { runCommand } from './support';

// Threat 9: malicious input causes a message, never exit code 70.
vi.setConfig({ testTimeout: 60_000 });

const { folder, commands } = fileCommands();

const sparse = (name: string, size: number): string => {
  const path = folder.path(name);
  const file = openSync(path, 'w');
  ftruncateSync(file, size);
  closeSync(file);
  return path;
};

describe('a file over its size limit', () => {
  // Interface 9
  it.each([
    ['check', 64],
    ['match', 64],
    ['test', 64],
    ['lint', 8],
  ])('rejects a large file in %s before it is read, and names the limit of %d MB', async (name, megabytes) => {
    const path = sparse(`over-${name}`, megabytes * 1e6 + 1);
    const [, run] = commands.find((each) => each[0] === name)!;
    const { code, out, err } = await runCommand(run(path));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      new RegExp(`^cobble: cannot read .*: it is ${megabytes} MB, and the limit is ${megabytes} MB\nFix: `),
    );
  });

  it('rejects a file of 200 MB and 2 TB like one of 64 MB', async () => {
    for (const size of [200e6, 2e12])
      expect(await runCommand(commands[0]![1](sparse('huge', size)))).toMatchObject({
        code: 2,
        err: expect.stringContaining('the limit is 64 MB'),
      });
  });

  it('reads a file up to the limit, from a file and from standard input', async () => {
    const limit = { bytes: 10, advice: 'Less.' };
    const io = (text: string) => ({ stdin: Readable.from([Buffer.from(text)]), cwd: folder.path() });
    for (const text of ['x'.repeat(10), 'x'.repeat(11)]) {
      folder.write('ten', text);
      for (const read of [() => readText('ten', io(''), limit), () => readText('-', io(text), limit)]) {
        if (text.length === 10) expect(await read()).toBe(text);
        else await expect(read()).rejects.toMatchObject({ exitCode: 2, advice: 'Less.' });
      }
    }
  });

  it.each(['check', 'match', 'test', 'lint'])(
    'stops %s at the limit if its size is unknown, as for a pipe',
    { tags: 'all' },
    async (name) => {
      const { stdin, count } = endless(' '.repeat(100_000));
      const [, run] = commands.find((each) => each[0] === name)!;
      const most = name === 'lint' ? limits.page.bytes : limits.config.bytes;
      const { code, err } = await runCommand((io) => run('-')({ ...io, stdin }));
      expect([code, err]).toEqual([
        2,
        expect.stringMatching(/^cobble: cannot read standard input: it is larger than (64|8) MB, the limit\nFix: /),
      ]);
      expect(count.taken).toBeLessThan(most + 5e6);
    },
  );

  it("rejects what isn't a file: a folder, a folder as standard input, a name with a zero byte", async () => {
    const broken = () =>
      new Readable({
        read() {
          this.destroy(Object.assign(new Error('x'), { code: 'EISDIR' }));
        },
      });
    for (const [name, run] of commands) {
      expect([name, (await runCommand(run(folder.path()))).code]).toEqual([name, 2]);
      expect([name, (await runCommand((io) => run('-')({ ...io, stdin: broken() }))).err]).toEqual([
        name,
        expect.stringContaining('standard input: it is a folder'),
      ]);
      expect([name, (await runCommand(run('a\0b'))).code]).toEqual([name, 2]);
    }
    await expect(readText('x', { stdin: Readable.from([]), cwd: folder.path() })).rejects.toThrow(/no such file/);
  });
});
