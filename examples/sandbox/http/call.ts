import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../../../src/services/route';
import type { Player } from '../state/player';
import type { State } from '../state/state';

export interface Call {
  readonly route: Route;
  /** Decoded path parameters, by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The raw path, without the query string. */
  readonly path: string;
  /** The origin for URLs in responses: `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** The player whom the token names. Undefined for an anonymous call. */
  readonly player: Player | undefined;
  readonly state: State;
}

/** A response. Without a body, the default status is 204. */
export interface Reply {
  readonly status?: number;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** JSON text that is sent unchanged, instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @throws Refusal */
export type Handler = (call: Call) => Reply;
