import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildCache } from '../io/build-cache';
import { unwritable } from '../io/errors';
import { type Measured, measure } from '../sizes/measure';
import { addIntegrity, integrityOf } from './integrity';
import type { Contents } from './one-file';
import { BUILD, LISTS } from './placeholders';
import { staticFiles } from './static-files';

export interface Written {
  readonly manifest: Manifest;
  /** Whether a file was written or removed. Ignores the manifest, whose sizes may be estimates. */
  readonly changed: boolean;
}

export interface Manifest {
  readonly files: Record<string, Measured>;
  readonly contents?: Readonly<Record<string, Contents>>;
}

export interface WriteOptions {
  readonly keep?: boolean;
  /** Measures sizes with fast compression and without the build's ID. A new ID would invalidate cached sizes. */
  readonly estimate?: boolean;
  readonly contents?: Manifest['contents'];
}

/**
 * Writes the files and the manifest, and removes the previous build. Use `keep` in a deployed folder: pinned pages need
 * the previous files.
 *
 * @param texts file contents by path, with the placeholder `BUILD`
 */
export const writeOutput = async (
  texts: ReadonlyMap<string, string>,
  out: string,
  cache: BuildCache,
  { keep, estimate, contents }: WriteOptions = {},
): Promise<Written> => {
  const sources = new Map<string, string | Uint8Array>([...texts, ...(await staticFiles())]);
  const id = idOf(sources);
  const files = contentsWithId(sources, id);
  const earlier = await filesOfLastBuild(out);
  makeFolders(out, files.keys());
  const changes = [...files].map(([path, bytes]) => writeIfChanged(join(out, path), bytes));
  const { files: measured } = await measureFiles(
    files,
    cache,
    (path) => estimate && sources.get(path.replace(id, BUILD)),
  );
  const manifest = { files: measured, ...(contents && { contents }) };
  writeManifest(out, manifest);
  const stale = keep ? [] : earlier.filter((path) => !files.has(path));
  for (const path of stale) explained(join(out, path), () => rmSync(join(out, path), { force: true }));
  return { manifest, changed: stale.length > 0 || changes.includes(true) };
};

const idOf = (sources: ReadonlyMap<string, string | Uint8Array>): string => {
  const digest = createHash('sha256');
  for (const [path, content] of [...sources].sort(byPath)) digest.update(path).update(content);
  return digest.digest('hex').slice(0, 6);
};

const contentsWithId = (
  sources: ReadonlyMap<string, string | Uint8Array>,
  id: string,
): ReadonlyMap<string, Uint8Array> => {
  const contents = new Map<string, Uint8Array>(
    [...sources].map(([path, content]) => [
      path.replaceAll(BUILD, id),
      typeof content === 'string' ? Buffer.from(content.replaceAll(BUILD, id)) : content,
    ]),
  );
  addIntegrity(contents, id);
  return contents;
};

const filesOfLastBuild = async (out: string): Promise<readonly string[]> => {
  const text = await readFile(join(out, 'manifest.json'), 'utf8').catch(() => '');
  const { files } = JSON.parse(text || '{ "files": {} }') as Manifest;
  return Object.keys(files).filter((path) => !path.split(/[\\/]/).includes('..'));
};

// Creates folders synchronously, because promises take ten times as long.
const makeFolders = (out: string, paths: Iterable<string>): void => {
  for (const folder of new Set([...paths].map((path) => dirname(join(out, path)))))
    explained(folder, () => mkdirSync(folder, { recursive: true }));
};

/** Skips unchanged files. They keep their modification time, and servers never read them half-written. */
const writeIfChanged = (path: string, bytes: Uint8Array): boolean =>
  explained(path, () => {
    if (existsSync(path) && readFileSync(path).equals(bytes)) return false;
    writeFileSync(path, bytes);
    return true;
  });

const explained = <T>(path: string, write: () => T): T => {
  try {
    return write();
  } catch (error) {
    throw unwritable(path, error, 'Name another folder with --out, or free some disk space.');
  }
};

const measureFiles = async (
  files: ReadonlyMap<string, Uint8Array>,
  cache: BuildCache,
  withoutId: (path: string) => string | Uint8Array | false | undefined,
): Promise<Manifest> => {
  const measureFile = async (path: string, bytes: Uint8Array): Promise<Measured> => {
    const text = withoutId(path);
    if (typeof text !== 'string') return measure(cache, bytes);
    // Measure a pinned file each time, because its hashes change with each build.
    if (text.includes(LISTS)) return measure(cache, bytes, 'estimate');
    const { gzip, brotli } = await measure(cache, Buffer.from(text), 'estimate');
    return { bytes: bytes.length, gzip, brotli, integrity: integrityOf(bytes, 'sha384') };
  };
  const measured = [...files].map(async ([path, bytes]) => [path, await measureFile(path, bytes)] as const);
  return { files: Object.fromEntries((await Promise.all(measured)).sort(byPath)) };
};

const writeManifest = (out: string, { files, contents }: Manifest): void => {
  const path = join(out, 'manifest.json');
  const lines = Object.entries(files).map((entry) => `  ${entry.map((part) => JSON.stringify(part)).join(': ')}`);
  writeIfChanged(
    path,
    Buffer.from(
      `{ ${contents ? `"contents": ${JSON.stringify(contents)},\n` : ''}"files": {\n${lines.join(',\n')}\n} }\n`,
    ),
  );
  explained(path, () => utimesSync(path, new Date(), new Date()));
};

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
