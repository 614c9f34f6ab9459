import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { CliError } from './errors';
import { type FileKind, fileKind } from './file-kind';
import type { Io } from './io';
import { limits } from './limits';
import { isAddress } from './urls';

export interface FolderSearch {
  readonly what: string;
  /**
   * The wanted kind of files. Globs skip other kinds, but keep unrecognised files, which may be invalid files of the
   * wanted kind.
   */
  readonly kind: FileKind;
  readonly patterns: readonly string[];
  readonly isWanted?: (path: string) => boolean;
}

/**
 * Replaces each folder, and each glob that the shell hasn't expanded, with its files in alphabetical order. Skips
 * hidden files and `node_modules`.
 */
export const expandFiles = async (
  names: readonly string[],
  search: FolderSearch,
  { cwd }: Pick<Io, 'cwd'>,
): Promise<string[]> => {
  const files: string[] = [];
  for (const name of names) files.push(...(await expand(name, search, cwd)));
  return [...new Set(files)];
};

const expand = async (name: string, search: FolderSearch, cwd: string): Promise<string[]> => {
  const { what, patterns, isWanted } = search;
  if (name === '-' || name === '' || isAddress(name)) return [name];
  const path = resolve(cwd, name);
  if (isFolder(path)) {
    const found = (await findFiles(patterns, path)).filter((file) => isWanted?.(join(path, file)) ?? true);
    if (found.length > 0) return found.map((file) => join(name, file));
    throw new CliError(`the folder ${name} has no ${what}`, `Name another folder, or the ${what} themselves.`);
  }
  if (!isGlob(name, cwd)) return [name];
  const found = (await expandGlob(name, cwd)).filter((file) => !isOtherKind(resolve(cwd, file), search.kind));
  if (found.length > 0) return found;
  throw new CliError(`the files that match ${name} aren't ${what}`, `Use another pattern, or name the ${what}.`);
};

const isOtherKind = (path: string, wanted: FileKind): boolean => {
  // Keep files that are too large or unreadable, so that the command reports them.
  try {
    if (statSync(path).size > limits.config.bytes) return false;
    const kind = fileKind(path, readFileSync(path, 'utf8'));
    return kind !== undefined && kind !== wanted;
  } catch {
    return false;
  }
};

export const expandGlobs = async (names: readonly string[], { cwd }: Pick<Io, 'cwd'>): Promise<string[]> => {
  const files: string[] = [];
  for (const name of names) files.push(...(isAddress(name) ? [name] : await expandGlob(name, cwd)));
  return [...new Set(files)];
};

const expandGlob = async (name: string, cwd: string): Promise<string[]> => {
  if (!isGlob(name, cwd)) return [name];
  const found = await findFiles([name.replaceAll(SEPARATOR, '/')], cwd);
  if (found.length > 0) return found;
  throw new CliError(
    `no file matches ${name}`,
    'Check the pattern: ** matches folders at any depth, * part of a name.',
  );
};

export const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

const isGlob = (name: string, cwd: string): boolean => GLOB.test(name) && !existsSync(resolve(cwd, name));

const GLOB = /[*?[\]{}]/;

const SEPARATOR = sep;

const findFiles = async (patterns: readonly string[], cwd: string): Promise<string[]> => {
  const { glob } = await import('tinyglobby');
  const found = await glob([...patterns], { cwd, ignore: ['**/node_modules/**'], expandDirectories: false });
  return found.sort();
};
