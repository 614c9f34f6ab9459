import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import { correlationVector, uuid } from '../client/request-ids';
import type { Transport } from '../client/send';
import type { ServiceError } from '../client/service-error';
import { visitorCountry } from '../session/visitor-country';
import type { Catalog, Entitlements, Inventory, Region, VirtualCurrencyBalance } from './answers';
import { storeRoutes as routes } from './routes';

export interface CatalogArgs {
  /** Default: `minecoinProducts` of the settings (STO-8). */
  bigIds?: readonly string[] | string;
  languages?: string | readonly string[];
  /** Two letters. Default: the visitor's country (SVC-10). */
  market?: string;
  /** Default: purchase and gift. `null` removes the filter. */
  actionFilter?: string | readonly string[] | null;
}

export interface PurchaseArgs {
  offerId: string;
  /** In Minecoins. */
  amount: number;
  storeId?: string;
}

export interface RefreshBalanceArgs {
  platformStoreOfferId?: string;
  /** At least 1. Default 3. */
  tries?: number;
}

/** All methods throw `ServiceError`. All but `catalog` and `regions` need a signed-in player. */
export interface Store {
  entitlements(options?: CallOptions): Promise<Entitlements>;
  /**
   * Returns the player's inventory (STO-2).
   *
   * @param args `inventoryETag` of the previous answer
   * @returns undefined if the response is a 204, which has no body
   */
  inventory(args?: { inventoryETag?: string }, options?: CallOptions): Promise<Inventory>;
  catalog(args?: CatalogArgs, options?: CallOptions): Promise<Catalog>;
  /**
   * Returns all countries (STO-4). If the call fails, returns the bundled English list and logs a warning.
   *
   * @param args `lang`: default en-us
   * @throws ServiceError only if the signal aborts, or if the bundled list doesn't load
   */
  regions(args?: { lang?: string }, options?: CallOptions): Promise<Region[]>;
  /**
   * Buys an offer with Minecoins (STO-5). Never retries. Reports `Ms.Web.BuyNow` when sending, and
   * `Ms.Web.BuyNowResult` with the outcome.
   *
   * @returns true if bought; otherwise the HTTP status, or NaN if nobody is signed in or no response arrived. After
   * NaN, refresh the balance, because the purchase may have succeeded
   * @throws ServiceError `BusyError` while another purchase on this page is pending; the signal's error after an abort
   */
  purchase(args: PurchaseArgs, options?: CallOptions): Promise<true | number>;
  /**
   * Refreshes the balance until its status is Success (STO-6, STO-7). Waits 500 ms before the first retry, 1500 ms
   * before the second, then 2000 ms. With a `platformStoreOfferId` and 3 `tries` (the default), accepts any status in
   * the third answer.
   *
   * @throws ServiceError `Max Retry Reached` after the last attempt; the call's error if a retry can't succeed (401,
   * 404)
   */
  refreshBalance(args?: RefreshBalanceArgs, options?: CallOptions): Promise<VirtualCurrencyBalance>;
}

const createStore = (client: Client): Store => {
  const { call, exchange, settings } = client;
  return {
    entitlements: (options) => call(routes.entitlements, { requestId: uuid() }, options),

    async inventory(args, options) {
      const { data, response } = await exchange(routes.inventory, args, options);
      const inventoryETag = response?.headers.get('InventoryETag');
      return data && inventoryETag ? { ...data, inventoryETag } : data;
    },

    catalog: async (
      { bigIds = settings.minecoinProducts, market = visitorCountry(), actionFilter = 'Purchase,Gift', ...args } = {},
      options,
    ) =>
      call(
        routes.catalog,
        { 'ms-cv': '', bigIds, market, actionFilter, ...args },
        { ...options, transport: sendWithVector },
      ),

    regions: (args, options) => findRegions(client, args, options),
    purchase: (args, options) => purchase(client, args, options),
    refreshBalance: (args = {}, options) => refreshBalance(client, args, options),
  };
};

export default createStore;

/** Each attempt gets a new correlation vector (STO-3). */
const sendWithVector: Transport = (url, request) =>
  fetch(
    url.replace('ms-cv=', (name) => name + encodeURIComponent(correlationVector())),
    request,
  );

const signalOf = (args: object | undefined, options: CallOptions | undefined): AbortSignal | undefined =>
  options?.signal ?? (args as CallOptions | undefined)?.signal;

const findRegions = async (
  { call }: Client,
  args: { lang?: string } | undefined,
  options: CallOptions | undefined,
): Promise<Region[]> => {
  try {
    const regions = await call(routes.regions, { lang: 'en-us', ...args }, options);
    if (!regions) throw new Error('no list');
    return regions;
  } catch (error) {
    if (signalOf(args, options)?.aborted) throw error;
    const { bundledRegions } = await import('./regions/bundled-regions').catch(() => {
      // If the bundled list doesn't load, throw the call's error, which is more useful than the import's.
      throw error;
    });
    return bundledRegions(error);
  }
};

/** Prevents a double click from buying twice. */
let isPurchasing = false;

const purchase = async (
  { call, report, createServiceError }: Client,
  { offerId, amount, storeId }: PurchaseArgs,
  options: CallOptions | undefined,
): Promise<true | number> => {
  if (isPurchasing) throw createServiceError(routes.purchase, 'BusyError', 'another purchase is unresolved.');
  isPurchasing = true;
  const offer = { offerId, amount, storeId };
  let isSent = false;
  let response: Response | undefined;
  // Report a purchase only when its request is sent. Without a signed-in player, none is sent.
  const transport: Transport = async (url, request) => {
    isSent = true;
    report('Ms.Web.BuyNow', offer);
    response = await fetch(url, request);
    return response;
  };
  const body = {
    offerId,
    transactionType: 'purchase',
    useTitlePlayerId: false,
    virtualCurrency: { amount, type: 'Minecoin' },
    storeId,
  };
  try {
    await call(routes.purchase, { body }, { ...options, transport });
    return true;
  } catch (error) {
    if (options?.signal?.aborted) throw error;
    return (error as ServiceError).status ?? NaN;
  } finally {
    isPurchasing = false;
    if (isSent) report('Ms.Web.BuyNowResult', { ...offer, outcome: outcomeOf(response), status: response?.status });
  }
};

const outcomeOf = (response: Response | undefined): 'success' | 'failure' | 'unknown' => {
  if (!response) return 'unknown';
  return response.ok ? 'success' : 'failure';
};

const refreshBalance = async (
  { exchange, retry, createServiceError }: Client,
  args: RefreshBalanceArgs,
  options: CallOptions | undefined,
): Promise<VirtualCurrencyBalance> => {
  const { platformStoreOfferId, tries = 3 } = args;
  const route = routes.refreshBalance;
  const signal = signalOf(args, options);
  return retry(
    async (attempt) => {
      const { data, response } = await exchange(route, { body: { platformStoreOfferId } }, { signal });
      const { status = 'Unknown', statusCode, virtualCurrency } = data?.result ?? {};
      const isFinal = platformStoreOfferId && tries === 3 && attempt === 3;
      if (status !== 'Success' && !isFinal)
        throw createServiceError(route, 'BalanceError', `status ${status}.`, { response });
      return {
        balance: virtualCurrency?.balances?.find(({ type }) => type === 'Minecoin')?.amount,
        status,
        statusCode,
        inventoryVersion: virtualCurrency?.inventoryVersion,
      };
    },
    ({ name, status }, attempt) => {
      const mayPass = /^(Balance|Network)Error$/.test(name) || status === 429 || (status ?? 0) >= 500;
      return mayPass ? ([500, 1500][attempt - 1] ?? 2000) : undefined;
    },
    signal,
    tries,
  );
};
