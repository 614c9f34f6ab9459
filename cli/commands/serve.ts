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
      'The bundle is not built, so the pages show no widgets: run `npm run build`. It is seen without a restart.\n',
    );
  }
  if (options.showSecrets)
    await write(io.stderr, `Tokens and cookies are shown as they came, at ${server.url}__sandbox/requests.\n`);
  await write(io.stderr, 'Examples and sandbox API, on this machine only. Stop with Ctrl+C.\n');
  await stopSignal();
  await server.close();
  return 0;
};

const portError = (error: unknown, port: number | undefined): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new CliError(`port ${port} is taken`, 'Give another with --port, or --port 0 for any that is free.');
    case 'EACCES':
      return new CliError(`port ${port} is not open to you`, 'Give one above 1023 with --port.');
    default:
      return error;
  }
};

const buildFolder = (dist: string, cwd: string) => {
  const folder = resolve(cwd, dist);
  if (existsSync(join(folder, 'manifest.json'))) return folder;
  throw new CliError(`--dist ${dist} holds no build`, 'Make one: cobble build --out DIR.');
};

const portOf = (text: string) => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new CliError(`--port ${text} is no port`, 'Give a whole number from 0 to 65535; 0 is any that is free.');
  return port;
};

const stopSignal = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
