// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tempFolder } from '../temp-folder';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = tempFolder('test');

// A component and an area, so that the build has both kinds of shared files.
const choice = ['--theme', 'gray', '--widgets', 'modal,help-article'];

const build = (project: string, out: string): string => {
  execFileSync(process.execPath, [join(project, 'cli/cobble.mjs'), 'build', ...choice, '--out', out]);
  // The manifest contains the integrity of every file, so comparing it is enough.
  return readFileSync(join(out, 'manifest.json'), 'utf8');
};

// CLI-3. The names of shared files used to contain a hash of their paths, so the build's ID depended on the folder.
it('makes the same bytes from the same sources in any folder', { tags: 'all', timeout: 120_000 }, () => {
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
});
