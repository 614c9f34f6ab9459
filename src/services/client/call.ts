import type { Row } from '../route';
import type { CallArgs, CallOptions } from './call-options';
import type { Transport } from './send';

export interface ExchangeOptions extends CallOptions {
  /** Default: `fetch`. */
  readonly transport?: Transport;
}

export type Call<T> = (route: Row, args?: CallArgs, options?: ExchangeOptions) => Promise<T>;
