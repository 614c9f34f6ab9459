// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));
let folder: string;
let child: ChildProcess;
let said = '';
let told: (line: string) => void = () => undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  for (const name of [
    'cli',
    'src',
    'examples',
    'texts',
    '.cache',
    'package.json',
    'tsconfig.json',
    'esbuild.config.mjs',
  ])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'ours.ts'),
    "import { themes } from 'cobble/themes';\nimport { text } from './text';\nconst gray = themes.find(({ name }) => name === 'gray')!;\nexport default { ...gray, name: 'ours', color: { ...gray.color, text } };\n",
  );
  writeFileSync(join(folder, 'text.ts'), "export const text = '#010101';\n");
  const themes = ['--theme', 'gray', '--theme', './ours.ts'];
  child = spawn(
    process.execPath,
    ['cli/cobble.mjs', 'build', '--watch', '--widgets', 'themed-button,modal,sign-in', ...themes],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const started = new Promise<void>((resolve, reject) => {
    told = (line) => line.startsWith('watching') && resolve();
    child.once('exit', () => reject(Error(said)));
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      for (const line of text.split('\n').filter(Boolean)) told(line);
    });
  await started;
  expect(said).toContain('watching src, ./ours.ts for changes');
});

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Lines = Pick<RegExp, 'test'>;

/**
 * Returns the first line that the watch prints, with the output at that moment.
 *
 * @param old matches lines about the previous state, because a busy machine may report one save twice
 */
const change = (path: string, edit: (text: string) => string, save = writeFileSync, old?: Lines) =>
  new Promise<{ line: string; output: ReadonlyMap<string, string> }>((resolve) => {
    const file = join(folder, path);
    const [before, after] = [readFileSync(file, 'utf8'), edit(readFileSync(file, 'utf8'))];
    expect(after, path).not.toBe(before);
    told = (line) => {
      if (old?.test(line)) return;
      told = () => undefined;
      resolve({ line, output: output() });
    };
    save(file, after);
  });

/** Contents by path, without the build's ID. Fails if a file of an earlier build remains. */
const output = () => {
  const dist = join(folder, 'dist');
  const { files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { files: object };
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    );
  expect(Object.keys(files).sort()).toEqual(paths.filter((path) => path !== 'manifest.json').sort());
  return new Map(paths.map((path) => [path.replace(/\.[0-9a-f]{6}\./, '.'), readFileSync(join(dist, path), 'utf8')]));
};
const rebuilt = expect.stringMatching(/^rebuilt in \d+ ms$/) as string;
const twice = /^the output is as before/;
/** Replaces the file, as some editors do. */
const replace = ((file: string, text: string) => {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}) as typeof writeFileSync;

// CLI-3
it.each<[string, string, (text: string) => string, string, RegExp]>([
  [
    'a theme of the eight',
    'src/themes/gray.ts',
    (text) => text.replace("text: '#1e2025'", "text: '#030303'"),
    'gray/modal.css',
    /#030303/,
  ],
  [
    'one’s own theme',
    'ours.ts',
    (text) => text.replace("name: 'ours',", "name: 'ours', shape: { ...gray.shape, line: '7px' },"),
    'ours/modal.css',
    /7px/,
  ],
  [
    'a file that one’s own theme imports',
    'text.ts',
    () => "export const text = '#040404';\n",
    'ours/modal.css',
    /#040404/,
  ],
  [
    'a style',
    'src/widgets/themed-button/themed-button.style.ts',
    (text) => text.replace('css`', 'css`\n  order: 77;'),
    'gray/themed-button.css',
    /order:77/,
  ],
  [
    'a shared style',
    'src/widgets/kit/base.style.ts',
    (text) => text.replace('css`', 'css`\n  order: 78;'),
    'gray/modal.css',
    /order:78/,
  ],
  [
    'a style that areas share',
    'src/areas/kit/call-view.style.ts',
    (text) => text.replace('css`', 'css`\n  order: 76;'),
    'gray/areas.css',
    /order:76/,
  ],
  [
    'a function that several styles call',
    'src/widgets/kit/button-colors.ts',
    (text) => text.replace('  border-color: ', '  orphans: 7;\n  border-color: '),
    'gray/themed-button.css',
    /orphans:7/,
  ],
  [
    'a component',
    'src/widgets/themed-button/themed-button.tsx',
    (text) => text.replace(/className=/, 'data-changed="79" className='),
    'chunks/themed-button.js',
    /"data-changed":"79"/,
  ],
  [
    'a description',
    'src/widgets/themed-button/themed-button.widget.ts',
    (text) => text.replace('props: {', "props: {\n    changed: { type: 'text', default: 'eighty', text: 'Words.' },"),
    'chunks/themed-button.js',
    /eighty/,
  ],
  [
    'the tag',
    'src/loader/loader.ts',
    (text) => `${text}\nconsole.log('eighty-one');\n`,
    'gray/cobble.js',
    /eighty-one/,
  ],
])('has a change of %s in the output when it reports the build', async (_, path, edit, where, what) => {
  expect(output().get(where)).not.toMatch(what);
  const { line, output: after } = await change(path, edit, writeFileSync, twice);
  expect([line, after.get(where)]).toEqual([rebuilt, expect.stringMatching(what)]);
});

it('notices each replacement of a file', async () => {
  for (const order of [82, 83]) {
    const path = 'src/widgets/themed-button/themed-button.style.ts';
    const { line, output: after } = await change(
      path,
      (text) => text.replace(/order: \d+/, `order: ${order}`),
      replace,
      twice,
    );
    expect([line, after.get('gray/themed-button.css')]).toEqual([rebuilt, expect.stringContaining(`order:${order}`)]);
    const own = await change('ours.ts', (text) => text.replace(/line: '\d+px'/, `line: '${order}px'`), replace, twice);
    expect([own.line, own.output.get('ours/modal.css')]).toEqual([rebuilt, expect.stringContaining(`${order}px`)]);
  }
});

it('reports an unchanged output', async () => {
  const { line } = await change('src/widgets/modal/modal.tsx', (text) => `${text}\n// A comment.\n`);
  expect(line).toMatch(/^the output is as before \(\d+ ms\)$/);
});

it.each<[string, string, (text: string) => string, RegExp]>([
  [
    'one’s own theme that does not hold',
    'text.ts',
    () => "export const text = '#ddd';\n",
    /^not built: \.\/ours\.ts holds no theme: /,
  ],
  [
    'one’s own theme that can’t be read',
    'ours.ts',
    () => 'export default {',
    /^not built: the theme file \.\/ours\.ts can't be loaded/,
  ],
  ['a theme of the eight', 'src/themes/gray.ts', (text) => `${text}}`, /^not built: /],
  ['a description', 'src/widgets/modal/modal.widget.ts', (text) => `${text}}`, /^not built: /],
  ['a style', 'src/widgets/modal/modal.style.ts', (text) => `${text}}`, /^not built: /],
  ['a component', 'src/widgets/modal/modal.tsx', (text) => `${text}}`, /^not built: /],
  ['the tag', 'src/loader/loader.ts', (text) => `${text}}`, /^not built: /],
])('reports an error in %s, and the fix', async (_, path, edit, message) => {
  const before = readFileSync(join(folder, path), 'utf8');
  // Other lines belong to an earlier save, or to a file that was empty for a moment.
  await change(path, edit, writeFileSync, { test: (line) => !message.test(line) });
  const { line } = await change(path, () => before, writeFileSync, /^not built/);
  expect(line).toMatch(/^the output is as before/);
});

it('builds after an error', async () => {
  const before = output().get('ours/modal.css');
  const { line, output: after } = await change(
    'text.ts',
    () => "export const text = '#0a0a10';\n",
    writeFileSync,
    twice,
  );
  expect(line).toEqual(rebuilt);
  expect(after.get('ours/modal.css')).not.toBe(before);
});
