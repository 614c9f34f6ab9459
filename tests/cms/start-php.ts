import { freePort } from '../free-port';
import { startProgram } from './start-program';

/**
 * PHP's own server for a folder.
 *
 * @param prepare gets the origin before the server starts
 */
export const startPhp = async (
  folder: string,
  prepare: (origin: string) => void,
): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  prepare(origin);
  const stop = await startProgram(
    'php',
    // Its cache of compiled files looks every two seconds whether one has changed: a setting that was written meanwhile
    // did not count, where a request of the page before came late.
    [
      '-d',
      'display_errors=0',
      '-d',
      'memory_limit=512M',
      '-d',
      'opcache.revalidate_freq=0',
      '-S',
      `127.0.0.1:${port}`,
      '-t',
      folder,
    ],
    () => fetch(origin, { redirect: 'manual' }),
    { env: { PHP_CLI_SERVER_WORKERS: '3' } },
  );
  return { origin, stop };
};
