import type { IncomingMessage, ServerResponse } from 'node:http';
import { pages } from '../pages/pages';
import { answerCall } from './answer-call';
import { answerControl } from './control/control';
import { carryOut, Faults } from './control/faults';
import type { LoggedRequest } from './control/request-log';
import { RequestLog } from './control/request-log';
import { answerFile } from './files';
import { errorBody } from './http/error-body';
import { readBody } from './http/read-body';
import { Refusal } from './http/refusal';
import { matchRoute } from './http/router';
import { writePreflight, writeReply } from './http/write-reply';
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

const originOf = ({ headers }: IncomingMessage) => `http://${headers.host ?? 'localhost'}`;

/** Pages and files: faults that name them hit them, but they are no calls. */
const isSite = (path: string) => /^\/(dist|examples|vendor|catalogue|__sandbox)(\/|$)|^\/(favicon\.ico)?$/.test(path) || pages.some((page) => page.path === path);

/** A browser navigates, or loads an element's file: no call. */
const isPageLoad = ({ headers }: IncomingMessage) => {
  const kind = headers['sec-fetch-dest'];
  return typeof kind === 'string' ? kind !== 'empty' : /text\/html/.test(headers.accept ?? '');
};

/** The addresses that sites send their visitors to, and that no example page has: `/en-us`, `/examples`. */
const isRootOfSite = (path: string) => /^\/([a-z]{2}-[a-z]{2}|examples)\/?$/.test(path);

/**
 * Makes a sandbox of its own: data, log and faults are nobody else's.
 *
 * @param seed the same one gives the same data
 */
export const createSandbox = (seed: number): Sandbox => {
  const [log, faults] = [new RequestLog(), new Faults()];
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
  const delayed = new WeakMap<IncomingMessage, { body: Buffer; entry: LoggedRequest }>();

  const record = (req: IncomingMessage, body: Buffer): LoggedRequest => {
    const [path, search = ''] = req.url!.split('?') as [string, string?];
    const match = matchRoute(req.method!, path, new URLSearchParams(search));
    const named = match && 'route' in match ? { call: `${match.route.group}.${match.route.name}`, rule: match.route.rule } : {};
    return log.add({ method: req.method!, url: req.url!, headers: req.headers, ...named }, body);
  };

  const first: Step = async (req, res) => {
    const path = req.url!.replace(/\?.*/s, '');
    if (req.method === 'OPTIONS') {
      writePreflight(req, res);
      return true;
    }
    const origin = originOf(req);
    if (await answerControl(req, res, controlled, origin)) return true;
    const fault = faults.take(req.method!, req.url!, isSite(path));
    if (fault) {
      let entry: LoggedRequest | undefined;
      if (!isSite(path) && !isPageLoad(req)) {
        const body = await readBody(req);
        entry = record(req, body);
        delayed.set(req, { body, entry });
      }
      const status = await carryOut(fault, req, res);
      if (entry && status) entry.status = status;
      if (status !== undefined) return true;
    }
    if (answerFile(req, res, state) || await answerSignIn(req, res, state, origin)) return true;
    if (!isRootOfSite(path) || !isPageLoad(req)) return false;
    res.writeHead(302, { location: '/', 'cache-control': 'no-store' }).end();
    return true;
  };

  const last: Step = async (req, res) => {
    const path = req.url!.replace(/\?.*/s, '');
    if (isSite(path)) return false;
    const known = matchRoute(req.method!, path, new URLSearchParams());
    if (!known && isPageLoad(req)) return false;
    let early = delayed.get(req);
    if (!early) {
      try {
        const body = await readBody(req);
        early = { body, entry: record(req, body) };
      } catch (error) {
        if (!(error instanceof Refusal)) return true;
        writeReply(req, res, { status: error.status, body: errorBody(undefined, path, error) });
        return true;
      }
    }
    const { body, entry } = early;
    const answered = answerCall(req, body, state, originOf(req));
    const reply = answered?.reply ?? { status: 404, body: errorBody(undefined, path, new Refusal(404, 'NotFound', `No call is answered at ${req.method} ${path}.`)) };
    writeReply(req, res, reply, answered?.match?.route);
    entry.status = res.statusCode;
    return true;
  };

  return { first, last };
};
