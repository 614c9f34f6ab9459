import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Tells of changes; what is to be watched may grow. */
export interface Watch {
  /** A folder with all that is below it, now and later. */
  folder(path: string): Promise<void>;
  /** One file, which may be replaced, or not be there yet. */
  file(path: string): void;
  close(): void;
}

/**
 * Watches folders one by one: an editor that saves by putting another file in the place of the old one is seen each
 * time, which a recursive watch on Linux loses.
 *
 * @param changed is called at each change, often several times
 */
export const watchFiles = (changed: () => void): Watch => {
  const folders = new Map<string, FSWatcher>();
  const files = new Map<string, Set<string>>();
  const beside = new Map<string, FSWatcher>();
  const open = (path: string, tell: (name: string | null, isNew: boolean) => void): FSWatcher | undefined => {
    try {
      // A folder that is removed is no error: the folder above it tells.
      return watch(path, (event, name) => tell(name, event === 'rename')).on('error', () => undefined);
    } catch {
      return undefined;
    }
  };
  const addFolder = async (path: string): Promise<void> => {
    // One that was put in the place of another is another folder.
    folders.get(path)?.close();
    folders.delete(path);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
    if (!entries) return;
    const watcher = open(path, (name, isNew) => {
      changed();
      // What came before it was watched is told of after.
      if (isNew && name !== null) void addFolder(join(path, name)).then(changed);
    });
    if (watcher) folders.set(path, watcher);
    await Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => addFolder(join(path, name))));
  };
  return {
    folder: addFolder,
    file(path) {
      const folder = dirname(path);
      const names = files.get(folder) ?? new Set();
      files.set(folder, names.add(basename(path)));
      if (beside.has(folder)) return;
      const watcher = open(folder, (name) => {
        if (name === null || names.has(name)) changed();
      });
      if (watcher) beside.set(folder, watcher);
    },
    close() {
      for (const watcher of [...folders.values(), ...beside.values()]) watcher.close();
    },
  };
};
