import type { Row } from '../route';
import type { Args } from './build-request';

/** The optional last argument of every method. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Makes a call as it is told. */
export type Ask<T> = (route: Row, args?: Args, options?: CallOptions) => Promise<T>;
