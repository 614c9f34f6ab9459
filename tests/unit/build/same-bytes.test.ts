// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tempFolder } from '../temp-folder';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = tempFolder('test');

const build = (project: string, out: string): string => {
  execFileSync(process.execPath, [join(project, 'cli/cobble.mjs'), 'build', '--theme', 'gray', '--out', out]);
  // The manifest has the integrity of every file.
  return readFileSync(join(out, 'manifest.json'), 'utf8');
};

// CLI-3. Names of shared files had a hash of their paths, which changed the build's ID.
it('makes the same bytes from the same sources in any folder', () => {
  const names = [
    'cli',
    'src',
    'examples',
    'texts',
    '.cache/build.json',
    'package.json',
    'tsconfig.json',
    'esbuild.config.mjs',
  ];
  const copy = folder.path('another/folder');
  for (const name of names)
    if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  expect(build(copy, folder.path('there'))).toBe(build(root, folder.path('here')));
}, 120_000);
