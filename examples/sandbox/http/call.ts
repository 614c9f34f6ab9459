import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../../../src/services/route';
import type { Player } from '../state/player';
import type { State } from '../state/state';

export interface Call {
  readonly route: Route;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The raw path, without the query string. */
  readonly path: string;
  /** The origin for URLs in responses: `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** The token's player. Undefined for an anonymous call. */
  readonly player: Player | undefined;
  readonly state: State;
}

/** Without a body, the default status is 204. */
export interface Reply {
  readonly status?: number;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** JSON text to send unchanged, instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** @throws Refusal */
export type Handler = (call: Call) => Reply;
