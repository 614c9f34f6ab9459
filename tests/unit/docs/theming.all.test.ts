// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { PROGRAM } from '../program';

// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 240_000 });

/** Types a line into a shell in which `cobble` is the command. */
const type = (line: string, cwd: string): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const script = `cobble() { "${process.execPath}" "${PROGRAM}" "$@"; }\n${line}`;
    execFile('sh', ['-c', script], { cwd }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

// Interface 9: the commands are typed as they stand, one after the other.
it('every command of the page on theming works', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'cobble-'));
  const text = readFileSync('docs/theming.md', 'utf8');
  const lines = [...text.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block]) => block!.trim().split('\n'));
  expect(lines).toHaveLength(5);
  for (const line of lines) expect([line, await type(line, cwd)]).toEqual([line, expect.objectContaining({ code: 0 })]);
  const { files } = JSON.parse(readFileSync(join(cwd, 'public/cobble/manifest.json'), 'utf8')) as { files: object };
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['winter/cobble.js', 'realms/cobble.js']));
});
