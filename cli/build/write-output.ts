import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BUILD } from './bundle';
import { measure, type Measured } from './measure';
import type { BuildCache } from './build-cache';

const require = createRequire(import.meta.url);

/** `manifest.json`. */
export interface Manifest {
  readonly files: Record<string, Measured>;
}

/**
 * Gives the build its id, a digest of everything in it, and writes it: the new files first, the manifest, then the files
 * of the last build that are left over are removed. Files that Cobble did not write stay.
 *
 * @param written called when the files are there; the manifest's figures take longer
 */
export const writeOutput = async (texts: ReadonlyMap<string, string>, out: string, cache: BuildCache, written?: () => void): Promise<Manifest> => {
  const digest = createHash('sha256');
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) digest.update(path).update(text);
  const id = digest.digest('hex').slice(0, 6);
  const contents = new Map<string, Uint8Array>([...texts].map(([path, text]) => [path.replaceAll(BUILD, id), Buffer.from(text.replaceAll(BUILD, id))]));
  contents.set('fonts/jersey-10.woff2', await readFile(require.resolve('@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2')));
  contents.set('fonts/OFL.txt', await readFile(require.resolve('@fontsource/jersey-10/LICENSE')));

  const before = await readFile(join(out, 'manifest.json'), 'utf8').then((text) => Object.keys((JSON.parse(text) as Manifest).files), () => []);
  await Promise.all([...new Set([...contents.keys()].map((path) => dirname(join(out, path))))].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all([...contents].map(([path, bytes]) => writeFile(join(out, path), bytes)));
  written?.();
  const files: Record<string, Measured> = {};
  await Promise.all([...contents].map(async ([path, bytes]) => (files[path] = await measure(cache, bytes))));
  const manifest = { files: Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) };
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await Promise.all(before.filter((path) => !contents.has(path)).map((path) => rm(join(out, path), { force: true })));
  return manifest;
};
