import type { CallOptions } from '../client/call-options';
import type { Client } from '../client/client';
import { correlationVector } from '../client/correlation-vector';
import type { ServiceError } from '../client/service-error';
import { uuid } from '../client/uuid';
import { visitorCountry } from '../session/visitor-country';
import type { Catalog, Entitlements, Inventory, Region, VirtualCurrencyBalance } from './answers';
import { storeRoutes as routes } from './routes';

/** STO-3. */
export interface CatalogArgs {
  /** Default: the site's Minecoin products, `minecoinProducts` in the settings (STO-8). */
  bigIds?: readonly string[] | string;
  /** Default: the page's locale. */
  languages?: string | readonly string[];
  /** Two letters. Default: the visitor's country (SVC-10). */
  market?: string;
  /** Default: purchase and gift. `null` is no filter. */
  actionFilter?: string | readonly string[] | null;
}

/** STO-5. */
export interface PurchaseArgs {
  offerId: string;
  /** Minecoins. */
  amount: number;
  storeId?: string;
}

/** STO-6, STO-7. */
export interface RefreshBalanceArgs {
  platformStoreOfferId?: string;
  /** Requests at most; default 3. */
  tries?: number;
}

/** The store; all but `catalog` and `regions` need a signed-in player. */
export interface Store {
  /** STO-1. */
  entitlements(options?: CallOptions): Promise<Entitlements>;
  /**
   * STO-2. Its ETag is added as `inventoryETag`, to be given to the next call. Nothing (undefined) when the service
   * answers 204.
   */
  inventory(args?: { inventoryETag?: string }, options?: CallOptions): Promise<Inventory>;
  /** STO-3. */
  catalog(args?: CatalogArgs, options?: CallOptions): Promise<Catalog>;
  /**
   * STO-4. `lang` defaults to en-us. Never fails but by the signal: the bundled English list stands in, and the console
   * says so.
   */
  regions(args?: { lang?: string }, options?: CallOptions): Promise<Region[]>;
  /**
   * STO-5. Buys with Minecoins, sending once whatever happens.
   *
   * @returns true; otherwise the HTTP status, or NaN when there is none: no answer (the purchase may have gone through:
   *   refresh the
   *   balance), or nobody signed in
   * @throws ServiceError `BusyError` while another purchase on this page is unresolved; the signal's error
   */
  purchase(args: PurchaseArgs, options?: CallOptions): Promise<true | number>;
  /**
   * STO-6, STO-7. Asks until the status is Success: after 500 ms, 1500 ms and, with more than three tries, each further
   * 2000 ms. With a platform offer id and three tries, the third answer is given whatever its status.
   *
   * @throws ServiceError `Max Retry Reached` when the tries are used up; at once for an answer that more tries can't
   *   mend (401, 404)
   */
  refreshBalance(args?: RefreshBalanceArgs, options?: CallOptions): Promise<VirtualCurrencyBalance>;
}

/** One on the whole page, also across clients: a double click must not buy twice. */
let purchasing = false;

/** Where a method's own argument is optional, callers give the signal in its place. */
const signalOf = (args: object | undefined, options: CallOptions | undefined): AbortSignal | undefined =>
  options?.signal ?? (args as CallOptions | undefined)?.signal;

/** Makes the group. */
export const createStore = ({ call, exchange, settings, report, retry, fault }: Client): Store => ({
  entitlements: (options) => call(routes.entitlements, { requestId: uuid() }, options),

  async inventory(args, options) {
    const { data, response } = await exchange(routes.inventory, args, options);
    const inventoryETag = response?.headers.get('InventoryETag');
    return data && inventoryETag ? { ...data, inventoryETag } : data;
  },

  catalog: async (
    { bigIds = settings.minecoinProducts, market = visitorCountry(), actionFilter = 'Purchase,Gift', ...args } = {},
    options,
  ) => call(routes.catalog, { 'ms-cv': correlationVector(), bigIds, market, actionFilter, ...args }, options),

  async regions(args, options) {
    try {
      const regions = await call(routes.regions, { lang: 'en-us', ...args }, options);
      if (!regions) throw Error('no list');
      return regions;
    } catch (error) {
      if (signalOf(args, options)?.aborted) throw error;
      const { bundledRegions } = await import('./regions/bundled-regions').catch(() => {
        // What the service failed with says more.
        throw error;
      });
      return bundledRegions(error);
    }
  },

  async purchase({ offerId, amount, storeId }, options) {
    if (purchasing) throw fault(routes.purchase, 'BusyError', 'another purchase is unresolved.');
    purchasing = true;
    try {
      report('Ms.Web.BuyNow', { offerId, amount, storeId });
      await call(
        routes.purchase,
        {
          body: {
            offerId,
            transactionType: 'purchase',
            useTitlePlayerId: false,
            virtualCurrency: { amount, type: 'Minecoin' },
            storeId,
          },
        },
        options,
      );
      return true;
    } catch (error) {
      if (options?.signal?.aborted) throw error;
      // A call fails with nothing else.
      return (error as ServiceError).status ?? NaN;
    } finally {
      purchasing = false;
    }
  },

  async refreshBalance({ platformStoreOfferId, tries = 3, ...args } = {}, options) {
    const route = routes.refreshBalance;
    const signal = signalOf(args, options);
    return retry(
      async (attempt) => {
        const { data, response } = await exchange(route, { body: { platformStoreOfferId } }, { signal });
        const { status = 'Unknown', statusCode, virtualCurrency } = data?.result ?? {};
        if (status !== 'Success' && !(platformStoreOfferId && tries === 3 && attempt === 3))
          throw fault(route, 'BalanceError', `status ${status}.`, response);
        return {
          balance: virtualCurrency?.balances?.find(({ type }) => type === 'Minecoin')?.amount,
          status,
          statusCode,
          inventoryVersion: virtualCurrency?.inventoryVersion,
        };
      },
      {
        tries,
        delays: [500, 1500, 2000],
        signal,
        again: ({ name, status }) => /^(Balance|Network)Error$/.test(name) || status === 429 || (status ?? 0) >= 500,
      },
    );
  },
});
