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
import { vendorFolder } from './vendor-folder';

export interface ServerOptions {
  /** 0 takes any free one; undefined takes 4173, or any where that is taken. */
  readonly port?: number;
  /** The built bundle; default `dist` beside the sources. */
  readonly dist?: string;
  /** The sandbox's data are the same for the same seed; default 1. */
  readonly seed?: number;
  /** Sees each request first: the tests' own pages and faults. */
  readonly before?: Answer;
  /**
   * Host names that are answered beside loopback's; one that begins with a dot stands for every name under it. For
   * tests that have several origins: whoever can point such a name at this machine has the server's pages as his own
   * (threat 5).
   */
  readonly allowedHosts?: readonly string[];
  /** The list of requests shows tokens and cookies as they came. */
  readonly showSecrets?: boolean;
  /** Compressed, and kept by browsers, as the documents advise. Default false: a test sees each request and byte. */
  readonly hosted?: boolean;
}

export interface RunningServer {
  /** `http://127.0.0.1:4173/`, with the closing slash. */
  readonly url: string;
  readonly port: number;
  /** Ends the open connections too. */
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const usualPort = 4173;

/**
 * Serves the example pages, the built bundle and the sandbox API, on loopback only.
 *
 * @returns when it listens
 * @throws Error with `code` `EADDRINUSE` where the port that was asked for is taken
 */
export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const dist = options.dist ?? `${root}dist`;
  const isKnownHost = knownHosts(options.allowedHosts ?? []);
  const sandbox = createSandbox(options.seed ?? 1, { isKnownHost, showSecrets: options.showSecrets ?? false });
  const answers = [
    onlyUnder(isKnownHost),
    options.before,
    noSniffing,
    sandbox.first,
    options.hosted && compressFiles,
    startPage(dist),
    icon,
    hostPage(dist),
    catalogue(dist),
    ...files(dist, options.hosted ?? false),
    sandbox.last,
  ].filter((answer) => !!answer);
  const server = createServer({ requireHostHeader: false }, (req, res) => void respond(answers, req, res));
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

/** 4173 is a wish: a second `npm start` finds a port of its own. A port that was named is an order. */
const listen = async (server: Server, port = usualPort, orAny = port === usualPort) => {
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
    // The asker has gone: that is no failure.
    if (res.destroyed) return;
    report(req, error);
    if (res.headersSent) res.destroy();
    else text(res, 500, 'The sandbox server failed; its terminal says how.');
  }
};

/** Without the query, which may hold a token; what came in must not steer the terminal. */
const report = (req: IncomingMessage, error: unknown) => {
  const { method, path } = requestLine(req);
  const said = `${method} ${path}: ${error instanceof Error ? error.stack : String(error)}`;
  console.error(said.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, '?'));
};

/**
 * Under a name that a foreign name server gave out for this machine, another site's pages would share our origin
 * (threat 5).
 */
const onlyUnder =
  (isKnownHost: IsKnownHost): Answer =>
  (req, res) => {
    const name = hostNameOf(req);
    if (name === undefined || !isKnownHost(name)) {
      const asked = name === undefined ? 'without one well-formed Host header' : `as ${name}`;
      return text(
        res,
        403,
        `This server answers under the names of this machine only, and was asked ${asked}: open http://localhost:${req.socket.localPort}/ instead.`,
      );
    }
    // A proxy's form, "*", or a fragment, which no browser sends: what reads the address next must not read another
    // one.
    return (
      !/^\/[^#]*$/.test(requestLine(req).url) &&
      text(res, 400, 'Ask for a path: it begins with a slash, and has no fragment.')
    );
  };

/** What is no script by its type is run as none. The tests' own pages may say otherwise. */
const noSniffing: Answer = (_, res) => {
  res.setHeader('x-content-type-options', 'nosniff');
  return false;
};

/** Not the calls: what a fault does to one looks at the answer's own events. */
const compressFiles: Answer = (req, res) => isSite(requestLine(req).path) && compress(req, res);

const text = (res: ServerResponse, status: number, message: string, type = 'text/plain') => {
  res.writeHead(status, { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store' }).end(message);
  return true;
};

// A path that starts with two slashes is no host's name.
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

/** Browsers ask for it on every page that names none. */
const icon: Answer = (req, res) =>
  urlOf(req).pathname === '/favicon.ico' &&
  text(res, 200, readFileSync(`${root}examples/pages/art/mark.svg`, 'utf8'), 'image/svg+xml');

/** Pages in the table: with the theme that the query asks for, and each answer's own nonce. */
const hostPage =
  (dist: string): Answer =>
  (req, res) => {
    const url = urlOf(req);
    const nonce = randomBytes(16).toString('base64');
    const themes = servedThemes(dist).map(({ name }) => name);
    const page = renderPage(url.pathname, { theme: url.searchParams.get('theme'), nonce, themes });
    if (!page) return false;
    if (page.policy) res.setHeader('content-security-policy', page.policy);
    return text(res, 200, page.html, 'text/html');
  };

/** Its themes are read at each request: a build is seen by the next reload. */
const catalogue =
  (dist: string): Answer =>
  (req, res) =>
    answerCatalogue(req, res, servedThemes(dist));

/**
 * The folders served as they are: the bundle, the pages' pictures and styles, and the packages that real sites carry.
 */
const files = (dist: string, hosted: boolean): Answer[] => {
  const serve = (folder: string) => serveFolder(folder, hosted ? neverChanges : undefined);
  const serveDist = serve(dist);
  return [
    under('/dist/', (req, res) => {
      // A CDN's: other origins may load it, also as modules, and see what it weighs.
      res.setHeader('access-control-allow-origin', '*');
      res.setHeader('timing-allow-origin', '*');
      res.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (!existsSync(dist)) return text(res, 404, 'The bundle is not built: run `npm run build`.');
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
