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
import { sampleOf } from '../../browser/sample-of';

// Long timeouts, because the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));
export let folder: string;
let child: ChildProcess;
let log = '';
/** Is called with each line that the watch prints. */
let onLine: (line: string) => void = () => undefined;

/** A copy of the sources, for tests to change. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cobble-'));
  for (const name of [
    'cli',
    'src',
    'examples',
    'texts',
    '.cache/build.json',
    'package.json',
    'tsconfig.json',
    'esbuild.config.mjs',
  ])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'ours.ts'),
    "import { themes } from 'cobble-embed/themes';\nimport { text } from './text';\nconst gray = themes.find(({ name }) => name === 'gray')!;\nexport default { ...gray, name: 'ours', color: { ...gray.color, text } };\n",
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
    onLine = (line) => line.startsWith('watching') && resolve();
    child.once('exit', () => reject(Error(log)));
  });
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      for (const line of text.split('\n').filter(Boolean)) onLine(line);
    });
  await started;
  expect(log).toContain('watching src, ./ours.ts for changes');
});

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Matches lines to skip: reports of other changes. */
type Lines = Pick<RegExp, 'test'>;

/**
 * Changes a file, and returns the watch's next line and the build output at that moment.
 *
 * @param old A pattern of lines to skip, because a busy machine may report the previous save again
 */
export const change = (path: string, edit: (text: string) => string, save = writeFileSync, old?: Lines) =>
  new Promise<{ line: string; output: ReadonlyMap<string, string> }>((resolve) => {
    const file = join(folder, path);
    const [before, after] = [readFileSync(file, 'utf8'), edit(readFileSync(file, 'utf8'))];
    expect(after, path).not.toBe(before);
    onLine = (line) => {
      if (old?.test(line)) return;
      onLine = () => undefined;
      resolve({ line, output: output() });
    };
    save(file, after);
  });

/** Returns the output's contents by path, without the build's ID. Fails if a file of an earlier build remains. */
export const output = () => {
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
export const rebuilt = expect.stringMatching(/^rebuilt in \d+ ms$/) as string;
/** Matches the watch's second report of the same save. */
export const twice = /^no changes in the output/;
/** Saves a file as some editors do: writes a new file and renames it to the old name. */
export const replace = ((file: string, text: string) => {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}) as typeof writeFileSync;

const errors: readonly [string, string, (text: string) => string, RegExp][] = [
  [
    'one’s own theme that does not hold',
    'text.ts',
    () => "export const text = '#ddd';\n",
    /^not built: \.\/ours\.ts isn't a valid theme: /,
  ],
  [
    'one’s own theme that can’t be read',
    'ours.ts',
    () => 'export default {',
    /^not built: cannot load the theme file \.\/ours\.ts: /,
  ],
  ['a theme of the eight', 'src/themes/gray.ts', (text) => `${text}}`, /^not built: /],
  ['a description', 'src/widgets/modal/modal.widget.ts', (text) => `${text}}`, /^not built: /],
  ['a style', 'src/widgets/modal/modal.style.ts', (text) => `${text}}`, /^not built: /],
  ['a component', 'src/widgets/modal/modal.tsx', (text) => `${text}}`, /^not built: /],
  ['the tag', 'src/loader/loader.ts', (text) => `${text}}`, /^not built: /],
];

/** @param which Some of the errors (`sample`) or the rest (`others`) */
export const reportsErrors = (which: 'sample' | 'others'): void => {
  const sample = sampleOf(errors, 2);
  it.each(which === 'sample' ? sample : errors.filter((one) => !sample.includes(one)))(
    'reports an error in %s, and the fix',
    async (_, path, edit, message) => {
      const before = readFileSync(join(folder, path), 'utf8');
      // Skip other lines: they report an earlier save, or a file that was empty while it was being written.
      await change(path, edit, writeFileSync, { test: (line) => !message.test(line) });
      const { line } = await change(path, () => before, writeFileSync, /^not built/);
      // The build with the error wrote nothing, so fixing the error changes nothing in the output.
      expect(line).toMatch(/^no changes in the output/);
    },
  );
};
