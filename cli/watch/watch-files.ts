import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export interface Watch {
  /** Watches a folder and everything in it, including folders added later. */
  folder(path: string): Promise<void>;
  /** Watches a folder and its subfolders, but only for added and removed files. */
  entries(path: string): Promise<void>;
  /** Watches a file, even if it is missing or gets replaced. */
  file(path: string): void;
  close(): void;
}

/**
 * Watches each folder separately, because a recursive watch on Linux misses files that an editor replaces.
 * @param onChange may run several times per change
 * @param isSkipped receives the path of a folder
 */
export const watchFiles = (onChange: () => void, isSkipped = (_path: string): boolean => false): Watch => {
  const folders = new Map<string, FSWatcher>();
  const fileNames = new Map<string, Set<string>>();
  const fileFolders = new Map<string, FSWatcher>();
  const addFolder = async (path: string, isContentWatched: boolean): Promise<void> => {
    folders.get(path)?.close();
    folders.delete(path);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
    if (!entries) return;
    const watcher = watchFolder(path, (name, isNew) => {
      if (isNew || isContentWatched) onChange();
      if (!isNew || name === null || isSkipped(join(path, name))) return;
      // Call `onChange` again: files may have been added to the new folder before its watcher started.
      void addFolder(join(path, name), isContentWatched).then(onChange);
    });
    if (watcher) folders.set(path, watcher);
    const subfolders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(path, name));
    await Promise.all(subfolders.filter((each) => !isSkipped(each)).map((each) => addFolder(each, isContentWatched)));
  };
  return {
    folder: (path) => addFolder(path, true),
    entries: (path) => addFolder(path, false),
    file(path) {
      const folder = dirname(path);
      const names = fileNames.get(folder) ?? new Set();
      fileNames.set(folder, names.add(basename(path)));
      if (fileFolders.has(folder)) return;
      const watcher = watchFolder(folder, (name) => {
        if (name === null || names.has(name)) onChange();
      });
      if (watcher) fileFolders.set(folder, watcher);
    },
    close() {
      for (const watcher of [...folders.values(), ...fileFolders.values()]) watcher.close();
    },
  };
};

/** Returns undefined if the folder is missing, because the parent's watcher reports the removal. */
const watchFolder = (path: string, onEvent: (name: string | null, isNew: boolean) => void): FSWatcher | undefined => {
  try {
    return watch(path, (event, name) => onEvent(name, event === 'rename')).on('error', () => undefined);
  } catch {
    return undefined;
  }
};
