import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Results that took long, by a digest of all that they are made from: the same input gives the same bytes. */
export interface BuildCache {
  /**
   * Gives the known result, or makes it.
   *
   * @param kind names the step with its tool's version and options: part of the digest
   * @param make gives something that JSON can hold
   */
  get<T>(kind: string, input: string | Uint8Array, make: () => T | Promise<T>): Promise<T>;
  /** Writes what was used lately. A folder that refuses it costs only time. */
  save(): Promise<void>;
}

/** Milliseconds after which a result that no build has asked for is forgotten. */
const FORTNIGHT = 14 * 86_400_000;

/**
 * Opens the cache; one that is missing or broken is empty.
 *
 * @param file where results outlive the process; without it they live as long as the cache
 */
export const openBuildCache = async (file?: string): Promise<BuildCache> => {
  const stored = file
    ? await readFile(file, 'utf8')
        .then((text) => JSON.parse(text) as Record<string, [used: number, result: unknown]>)
        .catch(() => ({}))
    : {};
  const entries = new Map<string, [used: number, result: unknown]>(Object.entries(stored));
  const making = new Map<string, Promise<unknown>>();
  return {
    async get<T>(kind: string, input: string | Uint8Array, make: () => T | Promise<T>) {
      const key = createHash('sha256').update(kind).update('\0').update(input).digest('base64');
      const known = entries.get(key);
      if (known) {
        known[0] = Date.now();
        return known[1] as T;
      }
      let result = making.get(key) as Promise<T> | undefined;
      if (!result) making.set(key, (result = Promise.resolve(make())));
      try {
        entries.set(key, [Date.now(), await result]);
      } finally {
        making.delete(key);
      }
      return result;
    },
    async save() {
      if (!file) return;
      const lately = [...entries].filter(([, [used]]) => Date.now() - used < FORTNIGHT);
      // Another build may be reading or writing it.
      const draft = `${file}.${process.pid}`;
      await mkdir(dirname(file), { recursive: true })
        .then(() => writeFile(draft, JSON.stringify(Object.fromEntries(lately))))
        .then(() => rename(draft, file))
        .catch(() => undefined);
    },
  };
};
