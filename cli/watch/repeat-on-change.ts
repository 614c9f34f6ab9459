import { resolve } from 'node:path';
import { isFolder } from '../io/expand-files';
import type { Io } from '../io/io';
import { reportError } from '../io/report-error';
import { watchFiles } from './watch-files';

const DEBOUNCE_MS = 50;

/**
 * Runs a command again at each change, even after an error.
 * @param run the command; must call `onRead` with the absolute path of each file it reads
 * @param given the command's file and folder arguments
 */
export const repeatOnChange = async (
  run: (onRead: (path: string) => void) => Promise<unknown>,
  given: readonly string[],
  io: Io,
): Promise<never> => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watch = watchFiles(
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(runOnce);
      }, DEBOUNCE_MS);
    },
    (path) => /[\\/](node_modules|\.[^\\/]*)$/.test(path),
  );
  const runOnce = async (): Promise<void> => {
    try {
      await run(watch.file);
    } catch (error) {
      reportError(error, false, io);
    }
    io.stderr.write('watching for changes. Press Ctrl+C to stop\n');
  };
  // In a folder, watch only for added and removed files. Otherwise, output redirected into the folder would restart the
  // command endlessly.
  for (const path of given.map((name) => resolve(io.cwd, name))) if (isFolder(path)) await watch.entries(path);
  await runOnce();
  return new Promise(() => undefined);
};
