import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unwritable } from '../io/errors';
import { type Measured, measure } from '../sizes/measure';
import type { BuildCache } from './build-cache';
import { addIntegrity, integrityOf } from './integrity';
import { BUILD, LISTS } from './placeholders';
import { staticFiles } from './static-files';

/** The result of writing a build. */
export interface Written {
  readonly manifest: Manifest;
  /** Whether any file of the folder changed. */
  readonly changed: boolean;
}

/** `manifest.json`. */
export interface Manifest {
  readonly files: Record<string, Measured>;
}

/** How to write a build. */
export interface WriteOptions {
  /** Leave the files of the last build too. */
  readonly keep?: boolean;
  /**
   * Compress files without the build's id, for a watch: the id is in every file, and to compress all of them takes
   * seconds. Bytes and integrity are exact all the same.
   */
  readonly estimate?: boolean;
}

/**
 * Writes a build under its id, a digest of everything in it: first the new files, then the manifest. Then it removes the
 * files of the last build. Files that Cobble didn't write stay.
 *
 * A page with a pinned tag needs the files of its build as long as the page exists. Their names have the build's id (but
 * the font's, which only changes with its package). A folder that is served where it is built needs `keep`.
 *
 * @throws CliError if the folder, or something in it, can't be written
 */
export const writeOutput = async (
  texts: ReadonlyMap<string, string>,
  out: string,
  cache: BuildCache,
  { keep, estimate }: WriteOptions = {},
): Promise<Written> => {
  const given = new Map<string, string | Uint8Array>([...texts, ...(await staticFiles())]);
  const digest = createHash('sha256');
  for (const [path, text] of [...given].sort(([a], [b]) => (a < b ? -1 : 1))) digest.update(path).update(text);
  const id = digest.digest('hex').slice(0, 6);
  const contents = new Map<string, Uint8Array>(
    [...given].map(([path, text]) => [
      path.replaceAll(BUILD, id),
      typeof text === 'string' ? Buffer.from(text.replaceAll(BUILD, id)) : text,
    ]),
  );
  addIntegrity(contents, id);

  const before = await readFile(join(out, 'manifest.json'), 'utf8').then(
    // Written by the last build.
    (text) => Object.keys((JSON.parse(text || '{ "files": {} }') as Manifest).files),
    () => [],
  );
  // Synchronous: a promise for each of hundreds of small files takes ten times as long as the call.
  for (const folder of new Set([...contents.keys()].map((path) => dirname(join(out, path)))))
    writing(folder, () => mkdirSync(folder, { recursive: true }));
  const changes = [...contents].map(([path, bytes]) => writeChanged(join(out, path), bytes));
  const files: Record<string, Measured> = {};
  const measureFile = async (path: string, bytes: Uint8Array): Promise<Measured> => {
    const withoutId = estimate && given.get(path.replace(id, BUILD));
    // The lists of integrities are another text each time, which no estimate fits.
    if (typeof withoutId !== 'string' || withoutId.includes(LISTS)) return measure(cache, bytes);
    const { gzip, brotli } = await measure(cache, Buffer.from(withoutId));
    return { bytes: bytes.length, gzip, brotli, integrity: integrityOf(bytes, 'sha384') };
  };
  await Promise.all([...contents].map(async ([path, bytes]) => (files[path] = await measureFile(path, bytes))));
  const manifest = { files: Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) };
  const path = join(out, 'manifest.json');
  changes.push(writeChanged(path, Buffer.from(manifestText(manifest))));
  // Its time is that of the last build, changed or not.
  writing(path, () => utimesSync(path, new Date(), new Date()));
  const left = keep ? [] : before.filter((path) => !contents.has(path) && !path.split(/[\\/]/).includes('..'));
  for (const path of left) writing(join(out, path), () => rmSync(join(out, path), { force: true }));
  return { manifest, changed: left.length > 0 || changes.includes(true) };
};

/** One line per file. */
const manifestText = ({ files }: Manifest): string =>
  `{ "files": {\n${Object.entries(files)
    .map((entry) => `  ${entry.map((part) => JSON.stringify(part)).join(': ')}`)
    .join(',\n')}\n} }\n`;

/** Calls what writes `path`, and explains a failure. */
const writing = <T>(path: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    throw unwritable(path, error, 'Name another folder with --out, or make room in this one.');
  }
};

/** Leaves an unchanged file alone: somebody may be reading it. */
const writeChanged = (path: string, bytes: Uint8Array): boolean =>
  writing(path, () => {
    if (existsSync(path) && readFileSync(path).equals(bytes)) return false;
    writeFileSync(path, bytes);
    return true;
  });
