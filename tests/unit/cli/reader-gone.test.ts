// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { PROGRAM } from '../program';
import { tempFolder } from '../temp-folder';

vi.setConfig({ testTimeout: 60_000 });

const folder = tempFolder();
const MANY = 3_000;
const many = <Item>(item: (index: number) => Item): Item[] => Array.from({ length: MANY }, (_, index) => item(index));
const experiment = (name: string) => ({
  name,
  flights: {
    targeting: { domain: 'www.example.net', url: { include: '^/' } },
    setup: { b: { js: ['/b.js'] } },
  },
});
const cases = {
  config: 'new.json',
  cases: many((index) => ({ url: `https://www.example.net/${index}`, expect: { experiments: [] } })),
};

// CLI-1, CLI-2, CLI-3: `set -o pipefail; cobble check many.json | head -1` used to pass despite errors. One run per
// command is enough, because all commands share the code that exits.
it.each<[args: string, code: number]>([
  ['check broken.json', 1],
  ['lint page.html', 1],
  ['diff new.json new.json --urls urls.txt', 0],
  ['test bad.json', 1],
])('makes cobble %s exit with %d even if its reader closes the output', { tags: 'all' }, async (args, code) => {
  const files: Record<string, unknown> = {
    'broken.json': { experiments: many(() => ({ name: 1 })) },
    'page.html': '<p data-widget="flyuot">a</p>\n'.repeat(MANY),
    'new.json': { experiments: [experiment('a')] },
    'urls.txt': many((index) => `https://www.example.net/${index}\n`).join(''),
    'bad.json': cases,
  };
  for (const [name, content] of Object.entries(files))
    folder.write(name, typeof content === 'string' ? content : JSON.stringify(content));
  const child = spawn(process.execPath, [PROGRAM, ...args.split(' ')], { cwd: folder.path(), stdio: 'pipe' });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdout.destroy();
  expect((await once(child, 'close'))[0]).toBe(code);
  expect(err).not.toMatch(/bug in cobble|EPIPE/);
});
