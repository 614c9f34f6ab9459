import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Caches results of slow steps by a digest of their input. */
export interface BuildCache {
  /**
   * @param kind the step's name, with the version and options of its tool
   * @param make The step itself, which returns a JSON value
   */
  get<T>(kind: string, input: string | Uint8Array, make: () => T | Promise<T>): Promise<T>;
  save(): Promise<void>;
}

const MAX_AGE_MS = 14 * 86_400_000;

/** A missing or invalid file counts as empty. Without `file`, the cache is only in memory. */
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
      if (!result) {
        result = Promise.resolve(make());
        making.set(key, result);
      }
      try {
        entries.set(key, [Date.now(), await result]);
      } finally {
        making.delete(key);
      }
      return result;
    },
    async save() {
      if (!file) return;
      const recent = [...entries].filter(([, [used]]) => Date.now() - used < MAX_AGE_MS);
      // Write to a temporary file first, because another build may read the cache.
      const draft = `${file}.${process.pid}`;
      await mkdir(dirname(file), { recursive: true })
        .then(() => writeFile(draft, JSON.stringify(Object.fromEntries(recent))))
        .then(() => rename(draft, file))
        .catch(() => undefined);
    },
  };
};
