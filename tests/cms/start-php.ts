import { freePort } from '../free-port';
import { startProgram } from './start-program';

/** @param prepare receives the origin before the server starts */
export const startPhp = async (
  folder: string,
  prepare: (origin: string) => void,
): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  prepare(origin);
  const stop = await startProgram(
    'php',
    // By default, the opcode cache checks files for changes only every two seconds, and would miss a changed setting.
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
