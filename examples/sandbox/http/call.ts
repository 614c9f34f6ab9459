import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../../../src/services/route';
import type { Player } from '../state/player';
import type { State } from '../state/state';

/** One request to a route, taken apart. */
export interface Call {
  readonly route: Route;
  /** The path's values by the template's names, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The path as it came, without the query. */
  readonly path: string;
  /** `http://127.0.0.1:4173`: what addresses in answers begin with. */
  readonly origin: string;
  /** Whose token came along; undefined for an anonymous call. */
  readonly player: Player | undefined;
  readonly state: State;
}

/** What a call is answered with. Without a body the answer has none, and its status is 204 unless another is given. */
export interface Reply {
  readonly status?: number;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** JSON that is sent as it is, in the place of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one route. @throws Refusal */
export type Handler = (call: Call) => Reply;
