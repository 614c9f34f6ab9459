import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLine } from '../http/request-line';
import { answerCall } from './answer-call';
import type { Controlled } from './control/control';
import { answerControl } from './control/control';
import { carryOut, Faults } from './control/faults';
import type { LoggedRequest } from './control/request-log';
import { RequestLog } from './control/request-log';
import { answerFile } from './files';
import type { IsKnownHost } from './guard/hosts';
import { isForeign } from './guard/is-foreign';
import { longestBody, readBody } from './http/read-body';
import { errorBody, Refusal } from './http/refusal';
import { matchRoute } from './http/router';
import { writePreflight, writeReply } from './http/write-reply';
import { answerSignIn } from './sign-in/sign-in';
import { isSite } from './site-paths';
import { makeState, type SiteExperiments } from './state/state';

/** Returns false to pass the request to the next handler. */
type Step = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** Handlers that run before and after the server's pages and files (interface 8). */
export interface Sandbox {
  /** Handles the test API, sign-in and images. Also simulates faults, even for the site's files. */
  readonly first: Step;
  /** Handles calls. Sends a 404 for an unknown path, unless a browser loads a page or an image. */
  readonly last: Step;
}

export interface SandboxOptions {
  readonly isKnownHost: IsKnownHost;
  readonly showSecrets: boolean;
  readonly experiments?: SiteExperiments;
}

interface Received {
  readonly body: Buffer;
  readonly entry: LoggedRequest;
}

interface Parts extends Controlled {
  readonly isKnownHost: IsKnownHost;
  /** Keeps bodies and log entries of delayed requests, because a request's body can be read only once. */
  readonly delayed: WeakMap<IncomingMessage, Received>;
}

export const createSandbox = (seed: number, { isKnownHost, showSecrets, experiments }: SandboxOptions): Sandbox => {
  const [log, faults] = [new RequestLog(showSecrets), new Faults()];
  let state = makeState(seed, experiments);
  const parts: Parts = {
    log,
    faults,
    isKnownHost,
    delayed: new WeakMap(),
    state: () => state,
    reset: () => {
      state = makeState(seed, experiments);
      log.clear();
      faults.clear();
    },
  };
  return {
    first: (req, res) => answerFirst(parts, req, res),
    last: (req, res) => answerLast(parts, req, res),
  };
};

const answerFirst = async (parts: Parts, req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
  const { path } = requestLine(req);
  const origin = originOf(req);
  const { pathname } = new URL(origin + req.url);
  // Check the resolved path, so that `/x/../__sandbox/requests` can't bypass this check.
  if (pathname.startsWith('/__sandbox/') && isForeign(req, pathname)) {
    writeForeign(req, res);
    return true;
  }
  if (req.method === 'OPTIONS' && !isSite(path)) {
    writePreflight(req, res);
    return true;
  }
  if (await answerControl(req, res, parts, origin)) return true;
  if (await answerFault(parts, req, res)) return true;
  if (answerFile(req, res, parts.state())) return true;
  const site = { state: parts.state(), origin, isKnownHost: parts.isKnownHost };
  return answerSignIn(req, res, site);
};

/** Returns false if no fault matches, or if the fault only delays the response. */
const answerFault = async (parts: Parts, req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
  const { method, url, path } = requestLine(req);
  const fault = parts.faults.take(method, url, isSite(path));
  if (!fault) return false;
  if (isSite(path) || isPageLoad(req)) return (await carryOut(fault, req, res)) !== undefined;
  const received = await receive(parts.log, req, res);
  if (!received) return true;
  parts.delayed.set(req, received);
  const status = await carryOut(fault, req, res);
  if (status) received.entry.status = status;
  return status !== undefined;
};

const answerLast = async (parts: Parts, req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
  const { method, path } = requestLine(req);
  if (isRootOfSite(path) && isPageLoad(req)) {
    res.writeHead(302, { location: '/', 'cache-control': 'no-store' }).end();
    return true;
  }
  if (isSite(path)) return false;
  if (!matchRoute(method, path, new URLSearchParams()) && isPageLoad(req)) return false;
  const received = parts.delayed.get(req) ?? (await receive(parts.log, req, res));
  if (!received) return true;
  const { body, entry } = received;
  const answered = answerCall(req, body, parts.state(), originOf(req));
  const reply = answered?.reply ?? {
    status: 404,
    body: errorBody(undefined, path, new Refusal(404, 'NotFound', `No call is answered at ${req.method} ${path}.`)),
  };
  writeReply(req, res, reply, answered?.match?.route);
  entry.status = res.statusCode;
  return true;
};

/**
 * Reads a call. If the body is too long, sends a 413.
 *
 * @returns undefined after a 413, or if the client disconnected
 */
const receive = async (log: RequestLog, req: IncomingMessage, res: ServerResponse): Promise<Received | undefined> => {
  const { method, url, path, query } = requestLine(req);
  const match = matchRoute(method, path, new URLSearchParams(query));
  const route = match && 'route' in match ? match.route : undefined;
  try {
    const body = await readBody(req, route?.body === 'file' ? longestBody.file : longestBody.text);
    const call = route && `${route.group}.${route.name}`;
    return { body, entry: log.add({ method, url, headers: req.headers, call }, body) };
  } catch (error) {
    if (error instanceof Refusal)
      writeReply(req, res, { status: error.status, body: errorBody(route?.at, path, error) });
    else if (!res.destroyed) throw error;
    return undefined;
  }
};

const originOf = ({ headers }: IncomingMessage) => new URL(`http://${headers.host}`).origin;

/** Returns true if a browser loads a page or a subresource, such as an image, and false for a `fetch` call. */
const isPageLoad = ({ headers }: IncomingMessage) => {
  const kind = headers['sec-fetch-dest'];
  return typeof kind === 'string' ? kind !== 'empty' : /text\/html/.test(headers.accept ?? '');
};

/** Whether the path is `/examples` or a locale, such as `/en-us`. These paths don't have pages. */
const isRootOfSite = (path: string) => /^\/([a-z]{2}-[a-z]{2}|examples)\/?$/.test(path);

const writeForeign = ({ headers, url, socket }: IncomingMessage, res: ServerResponse) => {
  const body = {
    code: 'ForeignOrigin',
    message: `${requestLine({ url }).path} answers this server's own pages, and what sends no Origin (curl, Node): not ${headers.origin ?? 'pages of other sites'}. Open http://localhost:${socket.localPort}/ and ask from there.`,
  };
  res
    .writeHead(403, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};
