import type { CallArgs, CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { Row } from '../route';
import type { NextAvailable, RealmsCheck, RealmsSubscriptions, Redeemed, RedeemRequest } from './answers';
import { realmsRoutes as routes } from './routes';

/**
 * Realms subscriptions; a player must be signed in. A call that fails or has no data throws the raw `Response` (SVC-8);
 * where there is none (signed out, no answer, aborted) a `ServiceError`.
 */
export interface Realms {
  /** RLM-1. The next product, trial or not, that the player can subscribe by. */
  nextAvailable(options?: CallOptions): Promise<NextAvailable>;
  /** RLM-2. */
  check(options?: CallOptions): Promise<RealmsCheck>;
  /** RLM-3. Sent once. */
  redeem(request: RedeemRequest, options?: CallOptions): Promise<Redeemed>;
  /** RLM-4. */
  subscriptions(realmsProfileId: string, options?: CallOptions): Promise<RealmsSubscriptions>;
}

/** Creates the group. */
const createRealms = ({ exchange }: Client): Realms => {
  const call = async <Of extends Row>(route: Of, args: CallArgs, options?: CallOptions) => {
    const { data, response } = await exchange(route, args, options).catch((error: { response?: Response }) => {
      throw error.response ?? error;
    });
    if (data === undefined || data === null) throw response;
    return data;
  };
  return {
    nextAvailable: (options) => call(routes.nextAvailable, {}, options),
    check: (options) => call(routes.check, {}, options),
    redeem: (body, options) => call(routes.redeem, { body }, options),
    subscriptions: (realmsProfileId, options) => call(routes.subscriptions, { realmsProfileId }, options),
  };
};

export default createRealms;
