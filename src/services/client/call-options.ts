import type { Row } from '../route';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Path and query values by name. `body` is for a route that sends one. */
export type CallArgs = Readonly<Record<string, unknown>>;

export type Call<T> = (route: Row, args?: CallArgs, options?: CallOptions) => Promise<T>;
