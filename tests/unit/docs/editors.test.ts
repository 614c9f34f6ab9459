// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { expect, it, vi } from 'vitest';
import { PROGRAM } from '../program';
import { tempFolder } from '../temp-folder';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const text = readFileSync('docs/how-to/complete-attributes.md', 'utf8');
const blocks = (language: string) =>
  [...text.matchAll(RegExp(`\`\`\`${language}(?: [^\n]*)?\n([^]*?)\n\`\`\``, 'g'))].map(([, block]) => block!);
const firstCells = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell!);

const folder = tempFolder();

const type = (line: string): Promise<{ code: number; out: string }> =>
  new Promise((resolve) => {
    const script = `cobble() { "${process.execPath}" "${PROGRAM}" "$@"; }\n${line}`;
    execFile('sh', ['-c', script], { cwd: folder.path() }, (error, out) =>
      resolve({ code: error ? Number(error.code) : 0, out }),
    );
  });

// Tests run every command and code block of the documents.
it('documents a command that writes the files named in its settings', { tags: 'all' }, async () => {
  for (const block of blocks('sh')) expect([block, (await type(block)).code]).toEqual([block, 0]);
  const [vsCode, jetBrains] = blocks('json').map((block) => JSON.parse(block) as Record<string, string | string[]>);
  for (const path of [vsCode!['html.customData'], jetBrains!['web-types']].flat())
    expect([path, existsSync(folder.path(path!))]).toEqual([path, true]);
  const list = JSON.parse(folder.read('public/catalogue/widgets.json')) as object;
  expect(firstCells('docs/reference/widgets-json.md')).toEqual(Object.keys(list));
});

it('names existing schemas, and shows a valid file', () => {
  const named = [...text.matchAll(/`(schema\/[^`]+)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  const file = JSON.parse(blocks('json')[2]!) as { $schema: string };
  const path = /schema\/.*/.exec(file.$schema)![0];
  expect(named).toContain(path);
  const valid = new Ajv().compile(JSON.parse(readFileSync(path, 'utf8')) as object);
  expect([valid(file), valid.errors]).toEqual([true, null]);
});

// Interface 9: every command's --help ends with examples.
it('documents a command whose help ends with working examples', { tags: 'all' }, async () => {
  const { out } = await type('cobble catalogue --help');
  const [, examples] = out.split('\nExamples:\n');
  const lines = examples!.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect([line, (await type(line)).code]).toEqual([line, 0]);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
