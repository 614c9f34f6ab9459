import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { answerCatalogue } from '../catalogue/answer-catalogue';
import { requestLine } from '../http/request-line';
import { renderPage } from '../pages/render-page';
import { renderStart } from '../start/render-start';
import type { Answer } from './answer';
import { under } from './answer';
import type { IsKnownHost } from './guard/hosts';
import { hostNameOf, knownHosts } from './guard/hosts';
import { compress } from './http/compress';
import { codeOf } from './http/errors';
import { createSandbox } from './sandbox';
import { serveFolder } from './serve-folder';
import { servedThemes } from './served-themes';
import { isSite, neverChanges } from './site-paths';
import type { SiteExperiments } from './state/state';
import { vendorFolder } from './vendor-folder';

export interface ServerOptions {
  /** 0 means any free port. Default: 4173, or any free port if 4173 is taken. */
  readonly port?: number;
  /** The build's folder. Default: the project's `dist`. */
  readonly dist?: string;
  /** Equal seeds create equal data. Default: 1. */
  readonly seed?: number;
  /** Handles each request before the server does, for tests with their own pages or faults. */
  readonly before?: Answer;
  /**
   * Additional host names; `.example` means all subdomains. Use this only for tests with several origins: the owner of
   * such a name could access this server by DNS rebinding (threat 5).
   */
  readonly allowedHosts?: readonly string[];
  /** Whether logs contain unmasked tokens and cookies. */
  readonly showSecrets?: boolean;
  /** Serves a site's files. Runs before the example pages. */
  readonly site?: Answer;
  readonly experiments?: SiteExperiments;
  /** Enables compression and browser caches, as the docs recommend. Default: false, so that tests see each request. */
  readonly hosted?: boolean;
}

export interface RunningServer {
  /** Ends with a slash: `http://127.0.0.1:4173/`. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const DEFAULT_PORT = 4173;

/** With Node's default of 5 s, a busy server may close a connection while the client sends its next request. */
const KEEP_ALIVE_MS = 60_000;

/**
 * Starts a server, on the loopback interface only.
 *
 * @throws Error with the code `EADDRINUSE` if the given port is taken
 */
export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const dist = options.dist ?? `${root}dist`;
  const isKnownHost = knownHosts(options.allowedHosts ?? []);
  const { showSecrets = false, experiments } = options;
  const sandbox = createSandbox(options.seed ?? 1, { isKnownHost, showSecrets, experiments });
  const answers = [
    onlyUnder(isKnownHost),
    options.before,
    noSniffing,
    sandbox.first,
    options.hosted && compressFiles,
    options.site,
    startPage(dist),
    icon,
    hostPage(dist),
    catalogue(dist),
    ...files(dist, options.hosted ?? false),
    sandbox.last,
  ].filter((answer) => !!answer);
  const server = createServer(
    { requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_MS },
    (req, res) => void respond(answers, req, res),
  );
  await listen(server, options.port);
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('the server listens on no port');
};

/** Tries any free port if the default port is taken. Other ports have no fallback. */
const listen = async (server: Server, port = DEFAULT_PORT, orAny = port === DEFAULT_PORT) => {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    if (!orAny || codeOf(error) !== 'EADDRINUSE') throw error;
    await listen(server, 0, false);
  }
};

const respond = async (answers: readonly Answer[], req: IncomingMessage, res: ServerResponse) => {
  try {
    for (const answer of answers) if (await answer(req, res)) return;
    text(res, 404, `Nothing is served at ${req.url}. The start page is at /.`);
  } catch (error) {
    if (res.destroyed) return;
    report(req, error);
    if (res.headersSent) res.destroy();
    else text(res, 500, 'The sandbox server failed; its terminal says how.');
  }
};

/** Logs an error. Replaces control characters, and omits the query string, which may contain a token. */
const report = (req: IncomingMessage, error: unknown) => {
  const { method, path } = requestLine(req);
  const said = `${method} ${path}: ${error instanceof Error ? error.stack : String(error)}`;
  console.error(said.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, '?'));
};

/** Rejects unknown host names, because another site could point its own name at this server (threat 5). */
const onlyUnder =
  (isKnownHost: IsKnownHost): Answer =>
  (req, res) => {
    const name = hostNameOf(req);
    if (name === undefined || !isKnownHost(name)) {
      const how = name === undefined ? 'without one well-formed Host header' : `as ${name}`;
      return text(
        res,
        403,
        `This server only answers to names of this machine, but was requested ${how}. Fix: open http://localhost:${req.socket.localPort}/ instead.`,
      );
    }
    // Reject absolute URLs, "*" and fragments, because later parsers might read them differently.
    return (
      !/^\/[^#]*$/.test(requestLine(req).url) &&
      text(res, 400, 'Invalid path. Fix: start it with a slash, without a fragment.')
    );
  };

/** Disables MIME sniffing, except for responses of `options.before`, which answers first. */
const noSniffing: Answer = (_, res) => {
  res.setHeader('x-content-type-options', 'nosniff');
  return false;
};

/** Compresses pages and files, but not the responses to calls. */
const compressFiles: Answer = (req, res) => isSite(requestLine(req).path) && compress(req, res);

const text = (res: ServerResponse, status: number, message: string, type = 'text/plain') => {
  res.writeHead(status, { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store' }).end(message);
  return true;
};

// Don't pass a base URL: `new URL` would then take the host from a path such as `//host`.
const urlOf = ({ url }: IncomingMessage) => new URL(`http://localhost${url}`);

const startPage =
  (dist: string): Answer =>
  (req, res) => {
    const { pathname, searchParams } = urlOf(req);
    if (pathname !== '/') return false;
    const options = {
      origin: `http://${req.headers.host}`,
      theme: searchParams.get('theme'),
      built: existsSync(dist),
      themes: servedThemes(dist),
    };
    return text(res, 200, renderStart(options), 'text/html');
  };

/** Browsers request `/favicon.ico` for every page that names no icon. */
const icon: Answer = (req, res) =>
  urlOf(req).pathname === '/favicon.ico' &&
  text(res, 200, readFileSync(`${root}examples/pages/art/mark.svg`, 'utf8'), 'image/svg+xml');

const hostPage =
  (dist: string): Answer =>
  (req, res) => {
    const url = urlOf(req);
    const nonce = randomBytes(16).toString('base64');
    const page = renderPage(url.pathname, {
      theme: url.searchParams.get('theme'),
      nonce,
      themes: () => servedThemes(dist).map(({ name }) => name),
    });
    if (!page) return false;
    if (page.policy) res.setHeader('content-security-policy', page.policy);
    return text(res, 200, page.html, 'text/html');
  };

/** Reads the themes for each request, so that a reload shows a new build. */
const catalogue =
  (dist: string): Answer =>
  (req, res) =>
    answerCatalogue(req, res, () => servedThemes(dist));

const files = (dist: string, hosted: boolean): Answer[] => {
  const serve = (folder: string) => serveFolder(folder, hosted ? neverChanges : undefined);
  const serveDist = serve(dist);
  return [
    under('/dist/', (req, res) => {
      // Like a CDN, allow other origins to load files and read their sizes.
      res.setHeader('access-control-allow-origin', '*');
      res.setHeader('timing-allow-origin', '*');
      res.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (!existsSync(dist)) return text(res, 404, 'There is no build. Fix: run `npm run build`.');
      return serveDist(req, res);
    }),
    under('/examples/pages/', serve(`${root}examples/pages`)),
    under('/examples/start/', serve(`${root}examples/start`)),
    under('/examples/experiments/', serve(`${root}examples/experiments`)),
    (req, res) => {
      const vendor = vendorFolder(urlOf(req).pathname);
      return vendor ? under(vendor.prefix, serve(vendor.folder))(req, res) : false;
    },
  ];
};
