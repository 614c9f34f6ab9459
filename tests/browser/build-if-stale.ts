import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @throws Error if the build fails, with its output */
export const buildIfStale = (): void => {
  const manifest = `${root}dist/manifest.json`;
  const built = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
  const sources = [`${root}package-lock.json`, ...['src', 'cli'].flatMap((folder) => filesIn(root + folder))];
  if (sources.every((file) => statSync(file).mtimeMs < built)) return;
  const { status } = spawnSync(process.execPath, ['cli/cobble.mjs', 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('`cobble build` failed. Its output is above.');
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
