import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../examples/sandbox/server';
import { refuseChannels } from '../channels/channel';
import { CliError, codeOf, messageOf } from '../io/errors';
import { isFolder } from '../io/expand-files';
import { type Io, resultsToStderr } from '../io/io';
import { escapeControls } from '../io/messages';
import { reportError } from '../io/report-error';
import { write } from '../io/write';
import { isSkippedFolder } from '../serve/find-pages';
import { findThemeFiles } from '../serve/find-theme-files';
import { openBrowser } from '../serve/open-browser';
import { createSite, type Site } from '../serve/site';
import { loadTheme } from '../theme-files/load-theme';
import { watchFiles } from '../watch/watch-files';
import { build } from './build';

export interface ServeOptions {
  /** `0` means any free port. Default: 4173 if free, otherwise any free port. */
  readonly port?: string;
  readonly dist?: string;
  readonly config?: string;
  readonly as?: string;
  readonly flights?: readonly string[];
  readonly open?: boolean;
  readonly showSecrets?: boolean;
}

const DEBOUNCE_MS = 50;

/**
 * Serves the site on loopback until stopped. Prints only the URL to stdout, so that scripts can read it.
 *
 * @param folder the site. Default: the example pages
 * @returns the exit code, after SIGINT or SIGTERM
 */
export const serve = async (folder: string | undefined, options: ServeOptions, io: Io): Promise<number> => {
  // Check these options before `openSite` builds the folder's theme.
  if (options.port !== undefined) portOf(options.port);
  if (options.dist !== undefined) buildFolder(options.dist, io.cwd);
  const site = folder === undefined ? undefined : await openSite(folder, options, io);
  if (site === undefined) refuseSiteOptions(options);
  try {
    return await serveUntilStopped(site, options, io);
  } finally {
    await site?.close();
  }
};

const serveUntilStopped = async (site: OpenSite | undefined, options: ServeOptions, io: Io): Promise<number> => {
  const dist = options.dist === undefined ? site?.dist : buildFolder(options.dist, io.cwd);
  const port = options.port === undefined ? undefined : portOf(options.port);
  const server = await startServer({
    port,
    dist,
    showSecrets: options.showSecrets,
    hosted: true,
    site: site?.answer,
    experiments: site?.experiments ?? { assigned: options.flights },
  }).catch((error: unknown) => {
    throw portError(error, port);
  });
  await write(io.stdout, `${server.url}${site?.start ?? ''}\n`);
  if (
    !site?.isBuilt() &&
    dist === undefined &&
    !existsSync(fileURLToPath(new URL('../../dist/manifest.json', import.meta.url)))
  ) {
    await write(
      io.stderr,
      "The pages show no widgets, because there is no build. Fix: run `npm run build`. You don't need to restart.\n",
    );
  }
  if (options.showSecrets)
    await write(io.stderr, `Tokens and cookies aren't masked at ${server.url}__sandbox/requests.\n`);
  await write(
    io.stderr,
    `Serving ${site?.shown ?? 'the examples'} and the sandbox API on this machine only. Press Ctrl+C to stop.\n`,
  );
  if (options.open && !(await openBrowser(server.url + (site?.start ?? ''))))
    await write(io.stderr, 'No browser could be started. Open the URL yourself.\n');
  await stopSignal();
  await server.close();
  return 0;
};

const refuseSiteOptions = ({ config, as }: ServeOptions): void => {
  const name = (config !== undefined && '--config') || (as !== undefined && '--as');
  if (name) throw new CliError(`${name} needs the folder of your pages`, `Run cobble serve . ${name} …`);
};

interface OpenSite extends Site {
  readonly dist: string | undefined;
  readonly shown: string;
  isBuilt(): boolean;
  close(): Promise<void>;
}

const openSite = async (given: string, { config, as, flights = [] }: ServeOptions, io: Io): Promise<OpenSite> => {
  const folder = resolve(io.cwd, given);
  if (given.trim() === '' || !isFolder(folder))
    throw new CliError(
      `${given || 'the name of DIR'} isn't a folder`,
      'Name the folder of your pages, such as cobble serve .',
    );
  const configFile = resolve(folder, config === undefined ? 'experiments.json' : resolve(io.cwd, config));
  if (config !== undefined && !existsSync(configFile))
    throw new CliError(`cannot read --config ${config}: no such file`, 'Check the path.');
  const themeBuild = await mkdtemp(join(tmpdir(), 'cobble-serve-'));
  const removeBuild = (): Promise<void> => rm(themeBuild, { recursive: true, force: true });
  const site = await createSite({ folder, config: configFile, as, assigned: flights, themeBuild }, io).catch(
    async (error: unknown) => {
      await removeBuild();
      throw error;
    },
  );
  const buildTheme = themeBuilder(folder, themeBuild, io);
  await buildTheme();
  const watch = watchSite(folder, configFile, async () => {
    await buildTheme();
    site.reload();
  });
  const dist = ['', 'dist'].map((name) => join(folder, name)).find((path) => existsSync(join(path, 'manifest.json')));
  return {
    ...site,
    dist,
    shown: escapeControls(given),
    isBuilt: () => existsSync(join(themeBuild, 'manifest.json')),
    async close() {
      watch.close();
      await removeBuild();
    },
  };
};

const watchSite = (folder: string, config: string, onChange: () => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watch = watchFiles(
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(onChange);
      }, DEBOUNCE_MS);
    },
    (path) => isSkippedFolder(resolve(path, '..'), basename(path)) && basename(path) !== 'dist',
  );
  void watch.folder(folder);
  watch.file(config);
  return {
    close() {
      clearTimeout(timer);
      watch.close();
    },
  };
};

/** Errors don't stop the server. */
const themeBuilder = (folder: string, out: string, io: Io): (() => Promise<void>) => {
  let built = '';
  let reported = '';
  return async () => {
    const files = await findThemeFiles(folder);
    if (files.length === 0) return;
    try {
      const themes = JSON.stringify(await Promise.all(files.map((file) => loadTheme(file, folder))));
      // After an error, rebuild even unchanged themes to show that the error is fixed.
      if (themes === built && reported === '') return;
      await build({ theme: files, out }, resultsToStderr({ ...io, cwd: folder }));
      built = themes;
      reported = '';
    } catch (error) {
      // Report each error once: if stderr is a file in the watched folder, each report triggers another build.
      const message = messageOf(error);
      if (message !== reported) reportError(error, false, io);
      reported = message;
    }
  };
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
  refuseChannels(dist, cwd, (name) => `Use --dist ${join(dist, name)}.`);
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
