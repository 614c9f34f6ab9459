import type { IncomingMessage } from 'node:http';
import { requestLine } from '../http/request-line';
import { playerName } from './auth/player-name';
import { calls } from './calls/calls';
import type { Handler, Reply } from './http/call';
import { errorBody, Refusal } from './http/refusal';
import type { Match } from './http/router';
import { matchRoute } from './http/router';
import { must } from './must';
import { answerRecorded } from './recorded/answer-recorded';
import { recordedSwitch } from './recorded/recorded-switch';
import type { State } from './state/state';

export interface Answered {
  readonly reply: Reply;
  readonly match?: Match;
}

/** Handlers, by route group and route name. */
const handlers: Readonly<Record<string, Readonly<Record<string, Handler>>>> = calls;

const replyOf = (error: unknown, at: Match['route']['at'] | undefined, path: string): Reply => {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.status, body: errorBody(at, path, error), headers: error.headers };
};

/** @returns undefined for an unknown path */
export const answerCall = (req: IncomingMessage, body: Buffer, state: State, origin: string): Answered | undefined => {
  const { method, path, query: search } = requestLine(req);
  const query = new URLSearchParams(search);
  const match = matchRoute(method, path, query);
  if (!match) return undefined;
  if ('allowed' in match) {
    const refusal = new Refusal(405, 'MethodNotAllowed', `${path} takes ${match.allowed.join(', ')}.`, undefined, {
      Allow: match.allowed.join(', '),
    });
    return { reply: replyOf(refusal, undefined, path) };
  }
  const { route, params, signedIn } = match;
  try {
    const name = playerName(route, signedIn, req.headers);
    const recorded = recordedSwitch(req);
    if (recorded !== undefined) return { reply: answerRecorded({ match, query, name: recorded, origin }), match };
    const handler = must(handlers[route.group]?.[route.name], `A handler of ${route.group}.${route.name}`);
    const reply = handler({
      route,
      params,
      query,
      headers: req.headers,
      body,
      path,
      origin,
      player: name === undefined ? undefined : state.player(name),
      state,
    });
    return { reply, match };
  } catch (error) {
    return { reply: replyOf(error, route.at, path), match };
  }
};
