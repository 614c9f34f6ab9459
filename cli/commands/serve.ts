import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../examples/sandbox/server';
import { CliError, codeOf } from '../io/errors';
import type { Io } from '../io/io';
import { write } from '../io/write';

export interface ServeOptions {
  /** `0` is any free port. Default: 4173, or any free port if it is taken. */
  readonly port?: string;
  /** A build's folder, served at `/dist/` instead of the package's build. */
  readonly dist?: string;
  readonly showSecrets?: boolean;
}

/**
 * Runs `cobble serve` on loopback until it is stopped. stdout has only the URL, so that scripts can read it.
 *
 * @returns the exit code, after SIGINT or SIGTERM
 */
export const serve = async (options: ServeOptions, io: Pick<Io, 'stdout' | 'stderr' | 'cwd'>): Promise<number> => {
  const dist = options.dist === undefined ? undefined : buildFolder(options.dist, io.cwd);
  const port = options.port === undefined ? undefined : portOf(options.port);
  const server = await startServer({ port, dist, showSecrets: options.showSecrets, hosted: true }).catch(
    (error: unknown) => {
      throw portError(error, port);
    },
  );
  await write(io.stdout, `${server.url}\n`);
  if (dist === undefined && !existsSync(fileURLToPath(new URL('../../dist/manifest.json', import.meta.url)))) {
    await write(
      io.stderr,
      "The pages show no widgets, because there is no build. Fix: run `npm run build`. You don't need to restart.\n",
    );
  }
  if (options.showSecrets)
    await write(io.stderr, `Tokens and cookies aren't masked at ${server.url}__sandbox/requests.\n`);
  await write(io.stderr, 'Serving the examples and the sandbox API on this machine only. Press Ctrl+C to stop.\n');
  await stopSignal();
  await server.close();
  return 0;
};

const portError = (error: unknown, port: number | undefined): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new CliError(`port ${port} is in use`, 'Choose another with --port, or use --port 0 for any free port.');
    case 'EACCES':
      return new CliError(`permission denied for port ${port}`, 'Choose a port above 1023 with --port.');
    default:
      return error;
  }
};

const buildFolder = (dist: string, cwd: string) => {
  const folder = resolve(cwd, dist);
  if (existsSync(join(folder, 'manifest.json'))) return folder;
  throw new CliError(`no build in --dist ${dist}`, 'Run cobble build --out DIR first.');
};

const portOf = (text: string) => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new CliError(`--port ${text} isn't a port`, 'Use a whole number from 0 to 65535. 0 is any free port.');
  return port;
};

const stopSignal = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
