import type { Row } from '../route';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export type CallArgs = Readonly<Record<string, unknown>>;

export type Call<T> = (route: Row, args?: CallArgs, options?: CallOptions) => Promise<T>;
