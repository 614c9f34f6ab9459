import { readFileSync, statSync } from 'node:fs';

/** A module of ours as text. */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** What it imports by relative paths, as written. */
  readonly imports: readonly string[];
}

/** Milliseconds that a file must have rested before its time says that it is as it was: clocks of file systems are coarse. */
const RESTED = 100;

const known = new Map<string, { readonly mtimeMs: number; readonly size: number; readonly source: Source }>();

/**
 * Reads a module. One that has not changed is not read again: a style's build asks for the same few files many times.
 * Synchronous: a promise for each takes ten times as long as the call.
 *
 * @returns nothing where no such file is
 */
export const readSource = (path: string): Source | undefined => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const { mtimeMs, size } = stats;
  const before = known.get(path);
  if (before && before.mtimeMs === mtimeMs && before.size === size) return before.source;
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, what = '']) => what);
  const source = { path, text, imports };
  if (Date.now() - mtimeMs > RESTED) known.set(path, { mtimeMs, size, source });
  else known.delete(path);
  return source;
};
