import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLine } from '../../http/request-line';
import { parseJson } from '../http/json-body';
import { readBody } from '../http/read-body';
import { Refusal } from '../http/refusal';
import { sandboxSettings } from '../settings';
import type { State } from '../state/state';
import { describeState } from './describe-state';
import { readFault } from './fault';
import type { Faults } from './faults';
import { MAX_FAULTS } from './faults';
import type { RequestLog } from './request-log';
import { sendRequestPage } from './request-page';

export interface Controlled {
  readonly log: RequestLog;
  readonly faults: Faults;
  state(): State;
  reset(): void;
}

/** @throws Refusal 400 for invalid faults, 413 for a long body */
const readFaults = async (req: IncomingMessage) => {
  const given = [parseJson(await readBody(req))].flat();
  // Check the number of faults first, because checking their patterns is slow.
  if (given.length > MAX_FAULTS) throw new Refusal(400, 'TooManyFaults', `The list is longer than ${MAX_FAULTS}.`);
  return given.map(readFault);
};

const isPageLoad = ({ headers }: IncomingMessage, query: string) =>
  /text\/html/.test(headers.accept ?? '') && new URLSearchParams(query).get('format') !== 'json';

/** Handles requests to the sandbox's test API (interface 8), which aren't logged or affected by faults. */
export const answerControl = async (
  req: IncomingMessage,
  res: ServerResponse,
  { log, faults, state, reset }: Controlled,
  origin: string,
): Promise<boolean> => {
  const { path, query } = requestLine(req);
  const send = (status: number, body: unknown) => {
    res
      .writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      })
      .end(JSON.stringify(body, null, 1));
    return true;
  };
  try {
    switch (`${req.method} ${path}`) {
      case 'GET /__sandbox/requests':
        if (!isPageLoad(req, query)) return send(200, log.entries);
        sendRequestPage(res, log.entries);
        return true;
      case 'DELETE /__sandbox/requests':
        log.clear();
        return send(200, []);
      case 'GET /__sandbox/faults':
        return send(200, faults.list);
      case 'DELETE /__sandbox/faults':
        faults.clear();
        return send(200, []);
      case 'POST /__sandbox/faults':
        for (const fault of await readFaults(req)) faults.add(fault);
        return send(200, faults.list);
      case 'POST /__sandbox/help-locales': {
        const known = state().helpLocales;
        known.splice(0, known.length, ...[parseJson(await readBody(req))].flat().map(String));
        return send(200, known);
      }
      case 'POST /__sandbox/reset':
        reset();
        return send(200, {});
      case 'GET /__sandbox/state':
        return send(200, describeState(state()));
      case 'GET /__sandbox/settings.json':
        return send(200, sandboxSettings(origin));
      default:
        return (
          /^\/__sandbox\/(requests|faults|help-locales|reset|state|settings\.json)$/.test(path) &&
          send(405, { message: `${path} does not take ${req.method}.` })
        );
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return send(error.status, { code: error.code, message: error.message });
  }
};
