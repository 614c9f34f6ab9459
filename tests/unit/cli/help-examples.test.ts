// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// Interface 9: every command's --help ends with examples; here are those of check and lint.
// Many things may run on the machine at once: how long this takes says nothing.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const CLI = fileURLToPath(new URL('../../../cli/cobble.mjs', import.meta.url));
const FILES = {
  'experiments.json':
    '{ "experiments": [{ "name": "x", "flights": { "targeting": { "domain": "a.example", "url": { "include": "^/" } }, "setup": { "b": { "js": ["/b.js"] } } } }] }',
  'page.html':
    '<!doctype html><script async src="/dist/realms/cobble.js"></script><p data-widget="themed-button" data-theme="winter">Play</p>',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Types a line into a shell in which `cobble` is the command. */
const type = (line: string): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const script = `cobble() { "${process.execPath}" "${CLI}" "$@"; }\n${line}`;
    execFile('sh', ['-c', script], { cwd: folder }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

describe.each(['check', 'lint'])('the help of %s', (command) => {
  it('ends with examples that run and find nothing in sound files', async () => {
    const { out } = await type(`cobble ${command} --help`);
    const [, examples] = out.split('\nExamples:\n');
    const lines = [...examples!.matchAll(/^ {2}\$ (.*)\n {6}\S.*$/gm)].map(([, line]) => line!);
    expect(examples!.trimEnd().split('\n')).toHaveLength(lines.length * 2);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines)
      expect([line, await type(line)]).toEqual([line, expect.objectContaining({ code: 0, err: '' })]);
  });
});
