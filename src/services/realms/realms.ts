import type { CallArgs, CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import type { Row } from '../route';
import type { NextAvailable, RealmsCheck, RealmsSubscriptions, Redeemed, RedeemRequest } from './answers';
import { realmsRoutes as routes } from './routes';

/**
 * All methods need a signed-in player. If a call fails or has no data, it throws the raw `Response` (SVC-8), or,
 * without a response, a `ServiceError`.
 */
export interface Realms {
  /** Returns the product of the player's next subscription, and whether it is a trial (RLM-1). */
  nextAvailable(options?: CallOptions): Promise<NextAvailable>;
  check(options?: CallOptions): Promise<RealmsCheck>;
  /** Sent once (RLM-3). */
  redeem(request: RedeemRequest, options?: CallOptions): Promise<Redeemed>;
  subscriptions(realmsProfileId: string, options?: CallOptions): Promise<RealmsSubscriptions>;
}

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
