import type { Row } from '../route';

/** The optional last argument of every method. */
export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** A call's arguments: path and query values by name, and `body` for a route that sends one. */
export type CallArgs = Readonly<Record<string, unknown>>;

/** Makes a route's call. */
export type Call<T> = (route: Row, args?: CallArgs, options?: CallOptions) => Promise<T>;
