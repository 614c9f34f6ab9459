import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLine } from '../http/request-line';
import { answerCall } from './answer-call';
import { answerControl } from './control/control';
import { carryOut, Faults } from './control/faults';
import type { LoggedRequest } from './control/request-log';
import { RequestLog } from './control/request-log';
import { answerFile } from './files';
import { isForeign } from './guard/is-foreign';
import type { IsKnownHost } from './guard/known-hosts';
import { errorBody } from './http/error-body';
import { longestBody, readBody } from './http/read-body';
import { Refusal } from './http/refusal';
import { matchRoute } from './http/router';
import { writePreflight, writeReply } from './http/write-reply';
import { isSite } from './is-site';
import { answerSignIn } from './sign-in/sign-in';
import { makeState } from './state/state';

/** Answers a request and gives true, or gives false to leave it to the next. */
type Step = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

/** The sandbox API (interface 8), in the two steps that the server takes before and after its pages and files. */
export interface Sandbox {
  /** Control, sign-in, pictures, and the faults: those that name the site's files hit them as well. */
  readonly first: Step;
  /** The calls. A path that is none is answered with 404, unless a browser asks for a page or a picture there. */
  readonly last: Step;
}

export interface SandboxOptions {
  /** The host names of this machine, and those that the server was told to answer under. */
  readonly isKnownHost: IsKnownHost;
  /** The log shows tokens and cookies as they came. */
  readonly showSecrets: boolean;
}

const originOf = ({ headers }: IncomingMessage) => new URL(`http://${headers.host}`).origin;

/** A call's body, and its place in the log. */
interface Received {
  readonly body: Buffer;
  readonly entry: LoggedRequest;
}

/** A browser navigates, or loads an element's file: no call. */
const isPageLoad = ({ headers }: IncomingMessage) => {
  const kind = headers['sec-fetch-dest'];
  return typeof kind === 'string' ? kind !== 'empty' : /text\/html/.test(headers.accept ?? '');
};

/** The addresses that sites send their visitors to, and that no example page has: `/en-us`, `/examples`. */
const isRootOfSite = (path: string) => /^\/([a-z]{2}-[a-z]{2}|examples)\/?$/.test(path);

/** Another site's page is told nothing, and its user what to do. */
const writeForeign = ({ headers, url, socket }: IncomingMessage, res: ServerResponse) => {
  const body = {
    code: 'ForeignOrigin',
    message: `${requestLine({ url }).path} answers this server's own pages, and what sends no Origin (curl, Node): not ${headers.origin ?? 'pages of other sites'}. Open http://localhost:${socket.localPort}/ and ask from there.`,
  };
  res
    .writeHead(403, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};

/**
 * Makes a sandbox of its own: data, log and faults are nobody else's.
 *
 * @param seed the same one gives the same data
 */
export const createSandbox = (seed: number, { isKnownHost, showSecrets }: SandboxOptions): Sandbox => {
  const [log, faults] = [new RequestLog(showSecrets), new Faults()];
  let state = makeState(seed);
  const controlled = {
    log,
    faults,
    state: () => state,
    reset: () => {
      state = makeState(seed);
      log.clear();
      faults.clear();
    },
  };
  /** Calls that a fault has only delayed: their bodies have been read. */
  const delayed = new WeakMap<IncomingMessage, Received>();

  /**
   * Reads a call's body and logs it. @returns undefined where it is too long, and has been refused, and where the asker
   * has gone
   */
  const receive = async (req: IncomingMessage, res: ServerResponse): Promise<Received | undefined> => {
    const { method, url, path, query } = requestLine(req);
    const match = matchRoute(method, path, new URLSearchParams(query));
    const route = match && 'route' in match ? match.route : undefined;
    try {
      const body = await readBody(req, route?.body === 'file' ? longestBody.file : longestBody.text);
      return {
        body,
        entry: log.add(
          {
            method,
            url,
            headers: req.headers,
            ...(route && { call: `${route.group}.${route.name}`, rule: route.rule }),
          },
          body,
        ),
      };
    } catch (error) {
      if (error instanceof Refusal)
        writeReply(req, res, { status: error.status, body: errorBody(route?.at, path, error) });
      else if (!res.destroyed) throw error;
      return undefined;
    }
  };

  const first: Step = async (req, res) => {
    const { method, url, path } = requestLine(req);
    const origin = originOf(req);
    const { pathname } = new URL(origin + req.url);
    // Also where the address gets there on the way round: `/x/../__sandbox/requests`.
    if (pathname.startsWith('/__sandbox/') && isForeign(req, pathname)) {
      writeForeign(req, res);
      return true;
    }
    if (req.method === 'OPTIONS' && !isSite(path)) {
      writePreflight(req, res);
      return true;
    }
    if (await answerControl(req, res, controlled, origin)) return true;
    const fault = faults.take(method, url, isSite(path));
    if (fault) {
      const isCall = !isSite(path) && !isPageLoad(req);
      const received = isCall ? await receive(req, res) : undefined;
      if (isCall && !received) return true;
      if (received) delayed.set(req, received);
      const status = await carryOut(fault, req, res);
      if (received && status) received.entry.status = status;
      if (status !== undefined) return true;
    }
    if (answerFile(req, res, state) || (await answerSignIn(req, res, state, origin, isKnownHost))) return true;
    if (!isRootOfSite(path) || !isPageLoad(req)) return false;
    res.writeHead(302, { location: '/', 'cache-control': 'no-store' }).end();
    return true;
  };

  const last: Step = async (req, res) => {
    const { method, path } = requestLine(req);
    if (isSite(path)) return false;
    const known = matchRoute(method, path, new URLSearchParams());
    if (!known && isPageLoad(req)) return false;
    const received = delayed.get(req) ?? (await receive(req, res));
    if (!received) return true;
    const { body, entry } = received;
    const answered = answerCall(req, body, state, originOf(req));
    const reply = answered?.reply ?? {
      status: 404,
      body: errorBody(undefined, path, new Refusal(404, 'NotFound', `No call is answered at ${req.method} ${path}.`)),
    };
    writeReply(req, res, reply, answered?.match?.route);
    entry.status = res.statusCode;
    return true;
  };

  return { first, last };
};
